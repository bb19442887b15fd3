// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#define _GNU_SOURCE

#include "SimulatedSystem.h"

#ifdef __linux__

#include <dlfcn.h>

// Foundation for Linux reads the person's language from nowhere: 'Locale.current' is always 'en_001'. These functions take the place of its
// getters in the whole program, as those of the clock do, and hand over what the host says. In Swift they are called without arguments; a
// locale and a calendar are two words, a list is one.

#define SWIFT __attribute__((swiftcall))

typedef struct {
  void *object;
  void *table;
} swift_value;

typedef SWIFT swift_value value_getter(void);
typedef SWIFT void *list_getter(void);

SWIFT swift_value quickaction_current_locale(void) __attribute__((weak));
SWIFT swift_value quickaction_current_calendar(void) __attribute__((weak));
SWIFT void *quickaction_preferred_languages(void) __attribute__((weak));

// Each getter is Foundation's own until the host begins.
#define VALUE_GETTER(name, symbol, answer)                                     \
  SWIFT swift_value name(void) __asm__(symbol);                                \
  SWIFT swift_value name(void) {                                               \
    if (simulated_system_has_begun()) return answer();                         \
    return ((value_getter *)dlsym(RTLD_NEXT, symbol))();                       \
  }

VALUE_GETTER(current_locale, "$s20FoundationEssentials6LocaleV7currentACvgZ",
             quickaction_current_locale)
VALUE_GETTER(autoupdating_locale,
             "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ",
             quickaction_current_locale)
VALUE_GETTER(current_calendar, "$s20FoundationEssentials8CalendarV7currentACvgZ",
             quickaction_current_calendar)
VALUE_GETTER(autoupdating_calendar,
             "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ",
             quickaction_current_calendar)

#define LANGUAGES "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ"

SWIFT void *preferred_languages(void) __asm__(LANGUAGES);
SWIFT void *preferred_languages(void) {
  if (simulated_system_has_begun()) return quickaction_preferred_languages();
  return ((list_getter *)dlsym(RTLD_NEXT, LANGUAGES))();
}

#endif
