// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#include "SimulatedSystem.h"

#ifdef __linux__

// Foundation for Linux reads the person's language from nowhere: 'Locale.current' is always 'en_001'. These functions take the place of its
// getters in the whole program, as those of the clock do, and hand over what the host says. In Swift they are called without arguments; a
// locale and a calendar are two words, a list is one.

#define SWIFT __attribute__((swiftcall))

typedef struct {
  void *object;
  void *table;
} swift_locale;

SWIFT swift_locale quickaction_current_locale(void) __attribute__((weak));
SWIFT void *quickaction_preferred_languages(void) __attribute__((weak));

SWIFT swift_locale quickaction_current_calendar(void) __attribute__((weak));

SWIFT swift_locale current_calendar(void)
    __asm__("$s20FoundationEssentials8CalendarV7currentACvgZ");
SWIFT swift_locale current_calendar(void) { return quickaction_current_calendar(); }

SWIFT swift_locale autoupdating_calendar(void)
    __asm__("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ");
SWIFT swift_locale autoupdating_calendar(void) { return quickaction_current_calendar(); }

SWIFT swift_locale current_locale(void) __asm__("$s20FoundationEssentials6LocaleV7currentACvgZ");
SWIFT swift_locale current_locale(void) { return quickaction_current_locale(); }

SWIFT swift_locale autoupdating_locale(void)
    __asm__("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ");
SWIFT swift_locale autoupdating_locale(void) { return quickaction_current_locale(); }

SWIFT void *preferred_languages(void)
    __asm__("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ");
SWIFT void *preferred_languages(void) { return quickaction_preferred_languages(); }

#endif
