#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Look at the pages of `preview` and `timeline` in a browser: what they say, what they cost, how they print.

    Scripts/check-pages.py [--binary FILE] [--program FILE] [--within SECONDS] [--pictures DIR]

Needs Chromium with its driver (Debian: chromium, chromium-driver) and the package selenium of PyPI; axe-core-python,
which carries axe-core, for accessibility. Exits with 1 where something is not as it should be.
"""

import argparse
import base64
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
# What a printed page may come to: the tables and the problems, not the pictures.
SHEET_PAGES, TIMELINE_PAGES = 8, 8
# How often the tab key is pressed at most before the first cell of an overview has the focus.
TAB_STOPS = 12
# A4 within the margins of the browser, in pixels of style sheets.
PAPER = 718

failures = []


def expect(holds, sentence):
    """Notes what does not hold."""
    print(("ok      " if holds else "FAILED  ") + sentence)
    if not holds:
        failures.append(sentence)


def open_browser(width=1280, height=800, dark=False):
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service

    options = webdriver.ChromeOptions()
    for argument in ["--headless=new", "--no-sandbox", "--hide-scrollbars", f"--window-size={width},{height}"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    # Those that are installed; the driver's own search would ask the network.
    options.binary_location = shutil.which("chromium") or shutil.which("google-chrome") or ""
    browser = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    # axe-core looks at thousands of elements, and other work may be going on; the connection to the driver has a limit of
    # its own.
    browser.set_script_timeout(300)
    browser.command_executor.client_config.timeout = 330
    # A window is never as narrow as a phone, so the page is told what it has.
    browser.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False},
    )
    scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [scheme]})
    return browser


def settle(browser):
    """Waits until what was asked for is drawn."""
    browser.execute_async_script(
        "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))"
    )


def visit(browser, address):
    """Opens a page anew; how long it took until it was drawn and could be used."""
    browser.get("about:blank")
    start = time.monotonic()
    browser.get(address)
    settle(browser)
    return time.monotonic() - start


def errors(browser):
    return [entry["message"] for entry in browser.get_log("browser") if entry["level"] == "SEVERE"]


def axe(browser):
    """What axe-core finds, its best practices included; None where it is not here."""
    try:
        import axe_core_python
    except ImportError:
        return None
    script = next(pathlib.Path(axe_core_python.__file__).parent.rglob("axe.min.js"))
    # The policy of the page is for the page: the driver is above it.
    browser.execute_script(script.read_text(encoding="utf-8"))
    return browser.execute_async_script(
        "const done = arguments[0];"
        "axe.run({resultTypes: ['violations']}).then((result) => done("
        "  result.violations.map((one) => `${one.id} ×${one.nodes.length}`)))"
    )


def check_axe(browser, name):
    found = axe(browser)
    if found is None:
        print(f"left out: axe-core on {name} needs the package axe-core-python")
        if os.environ.get("QUICKACTION_CI") == "1":
            failures.append("QUICKACTION_CI is set, so nothing may be left out")
    else:
        expect(not found, f"{name}: axe-core finds nothing {found or ''}")


def press(browser, *keys):
    from selenium.webdriver.common.action_chains import ActionChains

    ActionChains(browser).send_keys(*keys).perform()


def stops_before(browser, selector):
    """How many stops of the tab key are before the first element in a part of a page that was just opened; None without one."""
    from selenium.webdriver.common.keys import Keys

    for count in range(100):
        press(browser, Keys.TAB)
        if browser.execute_script("return !!document.activeElement.closest(arguments[0])", selector):
            return count
    return None


def check_keyboard(browser, address, group, name):
    """Goes through a sheet by keyboard alone."""
    from selenium.webdriver.common.keys import Keys

    visit(browser, address)
    stops = stops_before(browser, "#matrix td")
    expect(stops is not None and stops <= TAB_STOPS, f"{name}: {stops} stops of the tab key are before the overview")
    cell = "return document.activeElement.closest('#matrix td a')?.hash"
    first = browser.execute_script(cell)
    press(browser, Keys.ARROW_DOWN, Keys.ARROW_RIGHT)
    expect(first and browser.execute_script(cell) not in [None, first], f"{name}: arrows lead through the overview")
    visit(browser, address)
    shown = "return [...document.querySelectorAll('#matrix td a')].filter((a) => a.offsetParent).length"
    before = browser.execute_script(shown)
    stops_before(browser, group)
    press(browser, Keys.ARROW_DOWN, Keys.SPACE)
    settle(browser)
    after = browser.execute_script(shown)
    expect(0 < after < before, f"{name}: the space bar filters, {before} to {after} widgets")
    press(browser, Keys.SPACE)
    settle(browser)
    expect(browser.execute_script(shown) == before, f"{name}: and shows all again")


def columns(browser):
    """The headings of the first overview with the number of widgets with problems below each, in their order."""
    return browser.execute_script(
        "const table = document.querySelector('#matrix table'), counts = {};"
        "const key = (cell) => cell.classList[0] + cell.classList[1];"
        "for (const a of document.querySelectorAll('#matrix td a.p'))"
        "  counts[key(a.parentElement)] = (counts[key(a.parentElement)] ?? 0) + 1;"
        "return [...table.tHead.rows[0].cells].slice(1).map((cell) => [cell.textContent, counts[key(cell)] ?? 0])"
    )


def check_phone(address, name):
    """Looks at a sheet on a phone."""
    phone = open_browser(390, 844)
    try:
        visit(phone, address)
        counts = [count for _, count in columns(phone)]
        expect(counts and counts[0] > 0, f"{name}: has problems to show")
        expect(counts == sorted(counts, reverse=True), f"{name}: the worst columns are first on a phone: {columns(phone)[:4]}")
        wide = phone.execute_script("return document.documentElement.scrollWidth")
        expect(wide <= 390, f"{name}: nothing runs over a phone's edge: {wide}")
        check_axe(phone, f"{name} on a phone")
        expect(not errors(phone), f"{name}: no error on a phone's console")
    finally:
        phone.quit()


def check_own_sheet(address, arguments):
    """Looks at the sheet of a program's own widgets: rows are entries, and widgets and families are filters."""
    name = "the sheet of own widgets"
    browser = open_browser()
    try:
        times = sorted(visit(browser, address) for _ in range(3))
        nodes = browser.execute_script("return document.getElementsByTagName('*').length")
        print(f"        drawn after {times[0]:.2f} to {times[-1]:.2f} s; {nodes} elements")
        if arguments.within:
            expect(times[1] <= arguments.within, f"{name} is drawn within {arguments.within} s")
        expect(not errors(browser), f"{name} has no error on the console")
        check_axe(browser, name)
        filters = browser.execute_script(
            "return [...document.querySelectorAll('#filters fieldset')].map((one) => one.className)"
        )
        expect({"by-widget", "by-family"} <= set(filters), f"{name}: widgets and families are filters: {filters}")
        unnamed = browser.execute_script(
            "return [...document.querySelectorAll('#matrix tbody th')].filter((cell) => !cell.textContent.trim()).length"
        )
        expect(unnamed == 0, f"{name}: each row has a name")
        check_keyboard(browser, address, "fieldset.by-family", name)
    finally:
        browser.quit()
    check_phone(address, name)


def printed(browser):
    """The number of pages on A4."""
    data = browser.execute_cdp_cmd("Page.printToPDF", {"paperWidth": 8.27, "paperHeight": 11.69})["data"]
    pdf = base64.b64decode(data)
    return len(re.findall(rb"/Type\s*/Page\b", pdf)), pdf


def cropped(browser):
    """What is wider than A4 when it is printed."""
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    browser.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": PAPER, "height": 1000, "deviceScaleFactor": 1, "mobile": False},
    )
    settle(browser)
    wide = browser.execute_script(
        "return [...document.querySelectorAll('body *')].filter((element) =>"
        "  element.getClientRects().length && !element.closest('.definitions')"
        "  && element.getBoundingClientRect().right > innerWidth + 1)"
        "  .map((element) => element.tagName + '.' + (element.className.baseVal ?? element.className)).slice(0, 5)"
    )
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    return wide


def check_sheet(address, arguments):
    browser = open_browser()
    try:
        times = sorted(visit(browser, address) for _ in range(5))
        nodes = browser.execute_script("return document.getElementsByTagName('*').length")
        print(f"        drawn after {times[0]:.2f} to {times[-1]:.2f} s; {nodes} elements")
        if arguments.within:
            expect(times[len(times) // 2] <= arguments.within, f"the sheet is drawn within {arguments.within} s")
        expect(not errors(browser), "the sheet has no error on the console")
        check_axe(browser, "the sheet")

        by_css = lambda selector: browser.find_element("css selector", selector)
        all_by_css = lambda selector: browser.find_elements("css selector", selector)
        fields = len(all_by_css("#matrix td a"))
        before = by_css("#sum").text
        clicks = 0
        for identifier in ["#f-l0", "input[name=device][value='375x667']", "input[name=size][value=AX3]"]:
            line = by_css(identifier).find_element("xpath", "ancestor::div[1]")
            browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", line)
            line.find_element("css selector", "button.only").click()
            clicks += 1
        settle(browser)
        visible = "return [...document.querySelectorAll('#matrix td a')].filter((a) => a.offsetParent).length"
        pictures = "return [...document.querySelectorAll('figure')].filter((f) => f.offsetParent).map((f) => f.id)"
        expect(browser.execute_script(visible) == 2, f"{clicks} clicks lead from {fields} widgets to 2")
        expect(by_css("#sum").text != before, f"the numbers follow: {by_css('#sum').text}")
        browser.execute_script("document.querySelector('.device:not([hidden]) .grid').scrollIntoView()")
        time.sleep(0.3)
        shown = browser.execute_script(pictures)
        expect(shown == ["ja-375x667-light-AX3", "ja-375x667-dark-AX3"], f"their pictures are there: {shown}")
        chosen = browser.current_url
        print("        " + chosen.partition("#")[2])
        visit(browser, chosen)
        expect(browser.execute_script(visible) == 2, "an address brings back what was chosen")
        browser.find_element("css selector", "button.reset").click()
        expect(browser.execute_script(visible) == fields and "#" not in browser.current_url.rstrip("#"), "all is shown again")

        last = "return [...document.querySelectorAll('#matrix td a')].pop()"
        browser.execute_script(last + ".click()")
        time.sleep(0.3)
        anchor = browser.current_url.partition("#")[2]
        on_screen = (
            "const box = document.getElementById(arguments[0])?.getBoundingClientRect();"
            "return !!box && box.top >= 0 && box.bottom <= innerHeight"
        )
        expect(browser.execute_script(on_screen, anchor), f"a field leads to its picture: {anchor}")
        visit(browser, address + "#" + anchor)
        time.sleep(0.3)
        expect(browser.execute_script(on_screen, anchor), "so does its address")
        kinds = all_by_css("input[name=problem]")
        if len(kinds) > 2:
            kinds[-1].click()
            numbers = browser.execute_script(
                "return [document.querySelectorAll('input[name=problem]:checked ~ .count')[0].textContent,"
                " [...document.querySelectorAll('#matrix td a')].filter((a) => getComputedStyle(a).color !== 'rgba(0, 0, 0, 0)').length]"
            )
            expect(int(numbers[0].replace(",", "")) == numbers[1], f"a problem is a filter: {numbers[1]} fields")
            expect("problem=" in browser.current_url, "and is in the address")
        stops = browser.execute_script(
            "return [...document.querySelectorAll('a[href], input, button, summary, [tabindex]')]"
            ".filter((e) => e.tabIndex >= 0 && e.offsetParent).length"
        )
        print(f"        {stops} stops of the tab key")
        expect(
            not browser.execute_script("return document.querySelectorAll('main svg a').length"),
            "no link of an app is active",
        )
        expect(not errors(browser), "still no error on the console")

        check_keyboard(browser, address, "fieldset.by-device", "the sheet")
        visit(browser, address)
        pages, pdf = printed(browser)
        expect(pages <= SHEET_PAGES, f"the sheet prints on {pages} pages")
        if arguments.pictures:
            (arguments.pictures / "sheet.pdf").write_bytes(pdf)
        wide = cropped(browser)
        expect(not wide, f"nothing of the printed sheet is cropped {wide or ''}")
    finally:
        browser.quit()

    phone = open_browser(390, 844)
    try:
        visit(phone, address)
        time.sleep(0.3)
        top = phone.execute_script("return document.querySelector('figure').getBoundingClientRect()")
        expect(top["bottom"] <= 844, f"a phone's first screen has a widget: {top['top']:.0f} to {top['bottom']:.0f}")
        wide = phone.execute_script("return document.documentElement.scrollWidth")
        expect(wide <= 390, f"nothing runs over a phone's edge: {wide}")
        check_axe(phone, "the sheet on a phone")
        phone.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        phone.get(address)
        figures = len(phone.find_elements("css selector", "figure"))
        expect(figures == fields, f"without its script the page has all {figures} pictures")
    finally:
        phone.quit()


    check_phone(address, "the sheet")


def check_timeline(address, arguments):
    browser = open_browser()
    try:
        visit(browser, address)
        expect(not errors(browser), "the timeline has no error on the console")
        check_axe(browser, "the timeline")
        pages, pdf = printed(browser)
        expect(pages <= TIMELINE_PAGES, f"the timeline prints on {pages} pages")
        if arguments.pictures:
            (arguments.pictures / "timeline.pdf").write_bytes(pdf)
        wide = cropped(browser)
        expect(not wide, f"nothing of the printed timeline is cropped {wide or ''}")
    finally:
        browser.quit()


def take_pictures(address, timeline, own, folder):
    """Saves what people see, on both sides of everything."""
    for width, height in [(1280, 800), (390, 844)]:
        for dark in [False, True]:
            browser = open_browser(width, height, dark)
            name = f"{width}-{'dark' if dark else 'light'}"
            try:
                pages = [("sheet", address), ("timeline", timeline)] + ([("own", own)] if own else [])
                for page, path in pages:
                    visit(browser, path)
                    time.sleep(0.4)
                    browser.save_screenshot(str(folder / f"{page}-{name}.png"))
                visit(browser, address + "#language=ja&device=375x667&size=AX3")
                time.sleep(0.4)
                browser.save_screenshot(str(folder / f"chosen-{name}.png"))
                visit(browser, address + "#ja-375x667-light-AX3")
                time.sleep(0.6)
                browser.save_screenshot(str(folder / f"widget-{name}.png"))
            finally:
                browser.quit()


# What `timeline coupons` writes, as a test compares it: the program of the example takes minutes to build.
TIMELINE = ROOT / "Tests/Commands/QuickActionCommandsTests/Goldens/timeline/coupons.html"


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--binary", default=ROOT / ".build/debug/quickaction", type=pathlib.Path)
    parser.add_argument(
        "--program",
        type=pathlib.Path,
        help="a program of widgets; by default that of the tests, beside the executable, if it is built",
    )
    parser.add_argument("--within", type=float, help="the seconds in which the sheet has to be drawn")
    parser.add_argument("--pictures", type=pathlib.Path, help="a folder for screenshots and what is printed")
    arguments = parser.parse_args()
    if arguments.pictures:
        arguments.pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)

        def make(name, *options, codes=(0,)):
            file = folder / name
            command = [arguments.binary, *options, "--format", "html", "--language", "ja", "--output", file]
            run = subprocess.run(command, cwd=ROOT, stderr=subprocess.PIPE, text=True)
            if run.returncode not in codes:
                sys.exit(f"{command[1:]} ends with {run.returncode}:\n{run.stderr}")
            return file.as_uri()

        sheet = make("sheet.html", "preview", "--all")
        timeline = make("timeline.html", "timeline", "quick-actions", "--locale", "ja")
        check_sheet(sheet, arguments)
        for page in [timeline, TIMELINE.as_uri()]:
            check_timeline(page, arguments)
        program = arguments.program or arguments.binary.parent / "SampleProgram"
        own = None
        if program.exists():
            # Some of its widgets fail on purpose, which ends the command with 1.
            looks = ["--device", "402x874,375x667,744x1133", "--type-size", "large,AX1,AX3,AX5", "--appearance", "light,dark"]
            own = make(
                "own.html", "preview", "--program", program, *looks, "--part", "entry", "--time-limit", "2", codes=(0, 1)
            )
            check_own_sheet(own, arguments)
        else:
            print(f"left out: the sheet of own widgets, as '{program.name}' is not built")
            if os.environ.get("QUICKACTION_CI") == "1":
                failures.append("QUICKACTION_CI is set, so nothing may be left out")
        if arguments.pictures:
            take_pictures(sheet, TIMELINE.as_uri(), own, arguments.pictures)
    if failures:
        sys.exit(f"{len(failures)} of the expectations do not hold")


if __name__ == "__main__":
    main()
