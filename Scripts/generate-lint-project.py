#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Write a tree of intent definitions and their string tables, as large as the speed goals ask for.

    Scripts/generate-lint-project.py FOLDER [--definitions 1000] [--languages 20]

The same arguments give the same bytes on every machine. A definition has one to five intents, half of them two,
which makes about 22 KB, the median of real files; it lies in `Base.lproj`, its tables beside it in one folder for each
language, as Xcode lays them out. `quickaction validate FOLDER` has nothing to report.
"""

import argparse
import pathlib
import plistlib
import sys

# The language of the definitions, then by how often apps are translated to them.
LANGUAGES = """en ja de fr es zh-Hans ko it pt-BR nl ru zh-Hant sv pl tr da nb fi cs uk
    pt-PT es-419 ar he th vi id ms hi el hu ro sk hr ca fr-CA en-GB bg lt lv""".split()

# What texts are made of: a word in a language's own script costs as many bytes as it does in real tables.
WORDS = {
    "ja": "画面 支出 予算 口座 検索 残高 記録 家計 集計 通知".split(),
    "zh-Hans": "屏幕 支出 预算 账户 搜索 余额 记录 家庭 汇总 通知".split(),
    "zh-Hant": "螢幕 支出 預算 帳戶 搜尋 餘額 記錄 家庭 彙總 通知".split(),
    "ko": "화면 지출 예산 계좌 검색 잔액 기록 가계 집계 알림".split(),
    "ru": "экран расход бюджет счёт поиск остаток запись семья итог сигнал".split(),
    "uk": "екран витрата бюджет рахунок пошук залишок запис родина підсумок сигнал".split(),
    "de": "Ansicht Ausgabe Haushalt Konto Suche Saldo Eintrag Familie Übersicht Meldung".split(),
    "fr": "écran dépense budget compte recherche solde entrée famille résumé alerte".split(),
    "": "screen expense budget account search balance entry family summary alert".split(),
}

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
INTENT_COUNTS = (1, 2, 2, 2, 2, 3, 4, 5)
FAMILIES = (
    ("Small", 1), ("Medium", 4), ("Large", 8), ("ExtraLarge", 8), ("AccessoryInline", 1),
    ("AccessoryCorner", 1), ("AccessoryCircular", 1), ("AccessoryRectangular", 2),
)  # fmt: skip


class Definition:
    """One intent definition, and the texts that its tables translate."""

    def __init__(self, number):
        self.name = f"Widget{number:04}"
        self._state = number + 1
        # The words of each text by its localization ID.
        self.texts = {}
        self.namespace = self._identifier()
        intents = [self._intent(index) for index in range(INTENT_COUNTS[number % len(INTENT_COUNTS)])]
        self.root = {
            "INEnums": [self._enum()],
            "INIntentDefinitionModelVersion": "1.2",
            "INIntentDefinitionNamespace": self.namespace,
            "INIntentDefinitionSystemVersion": "24F74",
            "INIntentDefinitionToolsBuildVersion": "16F6",
            "INIntentDefinitionToolsVersion": "16.4",
            "INIntents": intents,
            "INTypes": [self._type()],
        }

    def table(self, language):
        """The string table of a language, in the form in which Xcode writes it."""
        return "\n".join(
            f'"{key}" = "{text(words, language)}";\n' for key, words in sorted(self.texts.items())
        )

    def _random(self, bound):
        # A linear congruential generator; the multiplier is Knuth's.
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self._state >> 33) % bound

    def _identifier(self):
        return "".join(ALPHABET[self._random(len(ALPHABET))] for _ in range(6))

    def _text(self, key, count):
        """A text of so many words under `key`, with its ID."""
        words = tuple(self._random(10) for _ in range(count))
        identifier = self._identifier()
        self.texts[identifier] = words
        return {key: text(words, "en"), f"{key}ID": identifier}

    def _intent(self, index):
        parameters = [
            self._parameter(1, "destinations", "Object", {
                "INIntentParameterArraySizes": [
                    {"INIntentParameterArraySizeSize": size, "INIntentParameterArraySizeSizeClass": family}
                    for family, size in FAMILIES
                ],
                "INIntentParameterFixedSizeArray": 1,
                "INIntentParameterObjectType": f"{self.name}Destination",
                "INIntentParameterObjectTypeNamespace": self.namespace,
                "INIntentParameterSupportsDynamicEnumeration": True,
                "INIntentParameterSupportsMultipleValues": True,
            }),
            self._parameter(2, "period", "Integer", {
                "INIntentParameterEnumType": f"{self.name}Period",
                "INIntentParameterEnumTypeNamespace": self.namespace,
                "INIntentParameterMetadata": {"INIntentParameterMetadataDefaultValue": "month"},
            }),
            self._parameter(3, "showsBalance", "Boolean", {
                "INIntentParameterMetadata": {
                    "INIntentParameterMetadataDefaultValue": True,
                    **self._text("INIntentParameterMetadataFalseDisplayName", 1),
                    **self._text("INIntentParameterMetadataTrueDisplayName", 1),
                },
            }),
        ]  # fmt: skip
        return {
            "INIntentCategory": "information",
            **self._text("INIntentDescription", 6),
            "INIntentEligibleForWidgets": True,
            "INIntentIneligibleForSuggestions": True,
            "INIntentLastParameterTag": len(parameters),
            "INIntentName": f"{self.name}Configuration{index}",
            "INIntentParameters": parameters,
            "INIntentResponse": {
                "INIntentResponseCodes": [
                    {"INIntentResponseCodeName": "success", "INIntentResponseCodeSuccess": True},
                    {"INIntentResponseCodeName": "failure"},
                ]
            },
            **self._text("INIntentTitle", 2),
            "INIntentType": "Custom",
            "INIntentVerb": "View",
        }

    def _parameter(self, tag, name, kind, members):
        return {
            "INIntentParameterConfigurable": True,
            **self._text("INIntentParameterDisplayName", 2),
            "INIntentParameterDisplayPriority": tag,
            "INIntentParameterName": name,
            "INIntentParameterPromptDialogs": [
                {
                    "INIntentParameterPromptDialogCustom": True,
                    **self._text("INIntentParameterPromptDialogFormatString", 5),
                    "INIntentParameterPromptDialogType": type,
                }
                for type in ("Configuration", "Primary")
            ],
            "INIntentParameterTag": tag,
            "INIntentParameterType": kind,
            **members,
        }

    def _enum(self):
        return {
            **self._text("INEnumDisplayName", 1),
            "INEnumGeneratesHeader": True,
            "INEnumName": f"{self.name}Period",
            "INEnumType": "Regular",
            "INEnumValues": [
                {
                    **self._text("INEnumValueDisplayName", 1),
                    **({"INEnumValueIndex": index} if index else {}),
                    "INEnumValueName": name,
                }
                for index, name in enumerate(["unknown", "day", "week", "month", "year"])
            ],
        }

    def _type(self):
        inherited = [
            ("identifier", "String", {}),
            ("displayString", "String", {}),
            ("pronunciationHint", "String", {}),
            ("alternativeSpeakableMatches", "SpeakableString", {"INTypePropertySupportsMultipleValues": True}),
        ]
        properties = [
            {"INTypePropertyDefault": True, **self._property(tag, tag, name, kind), **members}
            for tag, (name, kind, members) in enumerate(inherited, 1)
        ]
        for index, (name, kind) in enumerate([("imageName", "String"), ("address", "URL")]):
            properties.append(
                {**self._text("INTypePropertyDisplayName", 2), **self._property(100 + index, 5 + index, name, kind)}
            )
        return {
            **self._text("INTypeDisplayName", 1),
            "INTypeLastPropertyTag": 101,
            "INTypeName": f"{self.name}Destination",
            "INTypeProperties": properties,
        }

    @staticmethod
    def _property(tag, priority, name, kind):
        return {
            "INTypePropertyDisplayPriority": priority,
            "INTypePropertyName": name,
            "INTypePropertyTag": tag,
            "INTypePropertyType": kind,
        }


def text(words, language):
    """The words in a language."""
    vocabulary = WORDS.get(language, WORDS[""])
    joint = "" if language in ("ja", "zh-Hans", "zh-Hant") else " "
    line = joint.join(vocabulary[word] for word in words)
    return line[0].upper() + line[1:]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path, help="a new or empty folder")
    parser.add_argument("--definitions", type=int, default=1000, metavar="COUNT")
    parser.add_argument("--languages", type=int, default=20, metavar="COUNT")
    arguments = parser.parse_args()
    if not 0 < arguments.languages <= len(LANGUAGES):
        parser.error(f"--languages must be 1 to {len(LANGUAGES)}")
    if arguments.definitions < 1:
        parser.error("--definitions must be at least 1")
    if arguments.folder.exists() and any(arguments.folder.iterdir()):
        parser.error(f"'{arguments.folder}' is not empty")

    sizes = {"definitions": 0, "tables": 0}
    for number in range(arguments.definitions):
        definition = Definition(number)
        folder = arguments.folder / definition.name
        files = [(f"Base.lproj/{definition.name}.intentdefinition", plistlib.dumps(definition.root), "definitions")]
        for language in LANGUAGES[: arguments.languages]:
            table = definition.table(language).encode()
            files.append((f"{language}.lproj/{definition.name}.strings", table, "tables"))
        for path, content, kind in files:
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(content)
            sizes[kind] += len(content)
    print(
        f"{arguments.definitions} definitions of {sizes['definitions'] / 1e6:.1f} MB,"
        f" {arguments.definitions * arguments.languages} tables of {sizes['tables'] / 1e6:.1f} MB"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
