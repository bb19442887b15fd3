// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The script of a contact sheet.
///
/// What is shown is decided by the boxes and the style sheet alone. The script keeps the numbers and the address in step
/// with the boxes, offers "only this", moves about the table by arrow keys, and makes pictures of the text in `noscript`
/// when they come near. It is behind the table and the problems, and begins before the pictures are read.
enum ContactSheetScript {
  /// The script.
  static let text = #"""

    "use strict";
    (() => {
      const byId = (id) => document.getElementById(id);
      const all = (selector, root = document) => [...root.querySelectorAll(selector)];
      const fill = (text, ...values) => text.replace(/%(\d)/g, (mark, n) => values[n - 1] ?? mark);
      const count = (number) => number.toLocaleString("en");
      const filters = byId("filters"), list = byId("problem-list"), sum = byId("sum"), where = byId("where");
      const boxes = filters ? all("input", filters) : [];
      const radios = all("input", list);

      // A phone's first screen is for the table and a widget.
      if (matchMedia("(max-width:860px)").matches) for (const details of [filters, list]) if (details) details.open = false;
      addEventListener("beforeprint", () => { list.open = true; grids.filter((grid) => grid.count && isFew()).forEach(make); });

      // Fields: each knows its language, device, type size and appearance by the numbers in its classes.
      const number = (element) => +element.classList[0].slice(1);
      const letters = ["l", "k", "f", "d", "t", "m", "a"];
      const places = (...elements) => Object.fromEntries(
        elements.flatMap((element) => [...element.classList]).filter((name) => /^[lkfdtma]\d+$/.test(name))
          .map((name) => [name[0], +name.slice(1)]));
      const cells = all("table").flatMap((table) =>
        all("tbody tr", table).flatMap((row) =>
          all("td", row).flatMap((cell) =>
            all("a", cell).map((link) => {
              const marks = [...link.classList].slice(1);
              return {
                link, row, id: link.hash.slice(1),
                section: `l${number(table)}s${row.dataset.section}`, cell,
                place: places(table, row.parentElement, cell, link),
                isWrong: marks.includes("p"),
                kinds: marks.filter((mark) => mark[0] === "q").map((mark) => +mark.slice(1)),
              };
            }))));
      const cellOf = new Map(cells.map((cell) => [cell.id, cell]));
      const kinds = radios.filter((radio) => /^f-q/.test(radio.id));
      const titles = kinds.map((radio) => radio.parentElement.querySelector(".what").firstChild.data.trim());
      const anyRadio = byId("f-all"), wrongRadio = byId("f-p");

      // What is shown, by the boxes.
      let shown = [], grids = [], current = "";
      const isFew = () => shown.length <= 24;
      const apply = () => {
        const on = Object.fromEntries(letters.map((letter) => [letter, []]));
        for (const box of boxes) on[box.id[2]][+box.id.slice(3)] = box.checked;
        const chosen = radios.find((radio) => radio.checked);
        const kind = kinds.indexOf(chosen);
        const numbers = kinds.map(() => 0), sections = new Map();
        let filtered = 0, wrong = 0, wrongShown = 0;
        shown = [];
        for (const cell of cells) {
          if (!letters.every((letter) => on[letter][cell.place[letter]] ?? true)) continue;
          filtered++;
          if (cell.isWrong) wrong++;
          for (const kind of cell.kinds) numbers[kind]++;
          if (kind >= 0 ? !cell.kinds.includes(kind) : chosen === wrongRadio && chosen && !cell.isWrong) continue;
          shown.push(cell);
          if (cell.isWrong) wrongShown++;
          sections.set(cell.section, (sections.get(cell.section) ?? 0) + 1);
        }
        const isAll = shown.length === cells.length;
        if (cells.length) sum.textContent = isAll
          ? fill(sum.dataset.all, count(cells.length), count(wrongShown))
          : fill(sum.dataset.some, count(shown.length), count(cells.length), count(wrongShown));
        const tell = (radio, number) => { if (radio) radio.parentElement.querySelector(".count").textContent = count(number); };
        tell(anyRadio, filtered);
        tell(wrongRadio, wrong);
        kinds.forEach((radio, index) => {
          tell(radio, numbers[index]);
          radio.closest("li").hidden = !numbers[index] && !radio.checked;
        });
        byId("nothing").hidden = shown.length > 0 || !cells.length;
        document.body.classList.toggle("few", isFew());
        if (reset) reset.hidden = isAll;
        for (const grid of grids) {
          grid.count = cells.length ? sections.get(grid.name) ?? 0 : 1;
          grid.element.parentElement.hidden = !grid.count;
          estimate(grid);
        }
        for (const heading of all(".locale")) heading.hidden = grids.length > 0 && !heading.querySelector(".device:not([hidden])");
      };

      // The address: what is chosen, and the widget that is looked at.
      const names = [...new Set(boxes.map((box) => box.name))];
      const write = (isStep) => {
        const parts = [];
        for (const name of names) {
          const own = boxes.filter((box) => box.name === name), on = own.filter((box) => box.checked);
          if (on.length < own.length) parts.push(name + "=" + on.map((box) => encodeURIComponent(box.value)).join(","));
        }
        const chosen = radios.find((radio) => radio.checked);
        if (chosen?.value) parts.push("problem=" + encodeURIComponent(chosen.value));
        if (current && parts.length) parts.push("widget=" + current);
        const hash = parts.length ? "#" + parts.join("&") : current ? "#" + current : "";
        if (hash === location.hash) return;
        history[isStep ? "pushState" : "replaceState"](null, "", hash || location.pathname + location.search);
      };
      const read = () => {
        const hash = location.hash.slice(1);
        const state = new Map(hash.includes("=") ? hash.split("&").map((part) => part.split("=")) : []);
        for (const name of names) {
          const values = state.has(name) ? new Set((state.get(name) ?? "").split(",").map(decode)) : undefined;
          for (const box of boxes) if (box.name === name) box.checked = values ? values.has(box.value) : true;
        }
        const problem = decode(state.get("problem") ?? "");
        const radio = radios.find((radio) => radio.value === problem) ?? anyRadio;
        if (radio) radio.checked = true;
        current = decode(state.get("widget") ?? (state.size ? "" : hash));
        if (!cellOf.has(current)) current = "";
        apply();
      };
      const decode = (text) => { try { return decodeURIComponent(text); } catch { return ""; } };

      // Pictures.
      const estimate = (grid) => {
        const element = grid.element;
        if (grid.isMade) return;
        const width = +element.dataset.width + 40, height = +element.dataset.height + 48 + 66;
        const columns = Math.max(1, Math.floor((grids.width + 18) / (width + 18)));
        element.style.minHeight = Math.ceil(grid.count / columns) * (height + 18) - 18 + "px";
      };
      const make = (grid) => {
        if (grid.isMade) return;
        grid.isMade = true;
        observer.unobserve(grid.element);
        grid.element.innerHTML = grid.element.firstElementChild.textContent;
        grid.element.style.minHeight = "";
        mark();
      };
      const observer = new IntersectionObserver((entries) => {
        for (const entry of entries) if (entry.isIntersecting) make(grids.find((grid) => grid.element === entry.target));
      }, { rootMargin: "600px 0px" });
      const mark = () => {
        for (const old of all(".current,[aria-current]")) { old.classList.remove("current"); old.removeAttribute("aria-current"); }
        if (!current) return;
        cellOf.get(current).link.setAttribute("aria-current", "true");
        byId(current)?.classList.add("current");
      };
      const show = (id) => {
        const cell = cellOf.get(id);
        if (!shown.includes(cell)) {
          // It has not the problem that is chosen, or an address names one that the boxes omit.
          if (anyRadio) anyRadio.checked = true;
          for (const [letter, place] of Object.entries(cell.place)) { const box = byId("f-" + letter + place); if (box) box.checked = true; }
          apply();
        }
        current = id;
        const grid = grids.find((grid) => grid.name === cell.section);
        if (grid) make(grid);
        mark();
        // What is made around it on the way moves it.
        let frames = 4;
        const settle = () => {
          if (current !== id) return;
          byId(id)?.scrollIntoView({ block: "center" });
          if (frames--) requestAnimationFrame(settle);
        };
        settle();
      };

      // Only this, all and none.
      let reset;
      const button = (words, label, action, name = "") => {
        const button = document.createElement("button");
        button.type = "button";
        button.className = name;
        button.textContent = words;
        if (label) button.setAttribute("aria-label", label);
        button.addEventListener("click", () => { action(); apply(); write(); });
        return button;
      };
      if (filters) {
        const words = filters.dataset;
        reset = button(words.reset, "", () => {
          for (const box of boxes) box.checked = true;
          if (anyRadio) anyRadio.checked = true;
        }, "reset");
        byId("sum").after(reset);
        for (const field of all("fieldset", filters)) {
          const own = all("input", field), name = field.querySelector("legend").textContent;
          const set = (isOn) => () => { for (const box of own) box.checked = isOn(box); };
          if (own.length > 2) {
            const sets = document.createElement("span");
            sets.className = "sets";
            sets.append(
              button(words.all, fill(words.allOf, name), set(() => true)),
              button(words.none, fill(words.noneOf, name), set(() => false)));
            field.querySelector("legend").after(sets);
          }
          for (const box of own) {
            const label = box.nextElementSibling.textContent;
            box.closest("div").append(button(words.only, fill(words.this, label), set((other) => other === box), "only"));
          }
        }
      }
      addEventListener("change", () => { apply(); write(); });

      // Links of the page keep what is chosen in the address.
      addEventListener("click", (event) => {
        const link = event.target.closest?.("a[href^='#']");
        if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        const id = link.hash.slice(1);
        if (cellOf.has(id)) { show(id); write(true); return; }
        const target = byId(id);
        const grid = grids.find((grid) => grid.name === id);
        if (grid) make(grid);
        target?.scrollIntoView();
        target?.focus({ preventScroll: true });
      });

      // The table: one stop for the tab key, arrows inside, and words for the field that is looked at.
      const describe = (cell) => {
        const table = cell.row.closest("table"), heading = table.tHead.rows[0].cells[cell.cell.cellIndex];
        const group = cell.row.parentElement.querySelector(".group")?.textContent;
        const looks = all(".by-appearance label span")[cell.place.a]?.textContent;
        const name = [group, cell.row.cells[0].textContent, heading.firstElementChild.title, looks, table.caption.textContent]
          .filter(Boolean).join(" · ");
        return [name, ...cell.kinds.map((kind) => titles[kind])].join(" — ");
      };
      cells.forEach((cell, index) => { if (index) cell.link.tabIndex = -1; });
      const matrix = byId("matrix");
      const tell = (event) => {
        const cell = cellOf.get(event.target.closest?.("td a")?.hash.slice(1));
        if (!cell) return;
        where.textContent = describe(cell);
        cell.link.setAttribute("aria-label", where.textContent);
      };
      matrix?.addEventListener("pointerover", tell);
      matrix?.addEventListener("focusin", tell);
      matrix?.addEventListener("pointerleave", () => { where.textContent = where.dataset.hint; });
      matrix?.addEventListener("keydown", (event) => {
        const cell = cellOf.get(event.target.closest?.("td a")?.hash.slice(1));
        const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
        if (!cell || !step || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        const visible = (element) => element.getClientRects().length > 0;
        const rows = all("tbody tr:not(.group)", matrix).filter(visible);
        const links = (row) => all("td a", row).filter(visible);
        const row = rows.indexOf(cell.row), own = links(cell.row), column = own.indexOf(cell.link);
        // A row may lack a column, as an accessory has but one.
        const below = links(rows[row + step[1]] ?? cell.row);
        const next = step[1] ? below[Math.min(column, below.length - 1)] : own[column + step[0]];
        if (!next) return;
        cell.link.tabIndex = -1;
        next.tabIndex = 0;
        next.focus();
      });

      // Boxes: one stop for the tab key in each group. Up and down go to the next box, left and right also to what is beside it.
      for (const field of filters ? all("fieldset", filters) : []) {
        const stops = () => all("input,button", field);
        stops().forEach((stop) => { stop.tabIndex = -1; });
        const first = field.querySelector("input");
        if (first) first.tabIndex = 0;
        field.addEventListener("focusin", (event) => {
          for (const stop of stops()) stop.tabIndex = stop === event.target ? 0 : -1;
        });
        field.addEventListener("keydown", (event) => {
          const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key];
          if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          const isRow = event.key === "ArrowUp" || event.key === "ArrowDown";
          const own = stops().filter((stop) => !isRow || stop === event.target || stop.matches("input"));
          own[own.indexOf(event.target) + step]?.focus();
        });
      }

      // A phone has room for few columns: those with the most problems come first.
      const narrow = matchMedia("(max-width:860px)");
      const order = () => {
        const wrong = new Map();
        const key = (cell) => cell.classList[0] + cell.classList[1];
        for (const cell of cells) if (cell.isWrong) wrong.set(key(cell.cell), (wrong.get(key(cell.cell)) ?? 0) + 1);
        for (const row of all("tr:not(.group)", matrix)) {
          const own = [...row.cells].slice(1);
          own.forEach((cell, index) => { cell.dataset.place ??= index; });
          own.sort((one, other) => (narrow.matches ? (wrong.get(key(other)) ?? 0) - (wrong.get(key(one)) ?? 0) : 0)
            || one.dataset.place - other.dataset.place);
          row.append(...own);
        }
      };
      if (matrix) { if (narrow.matches) order(); narrow.addEventListener("change", order); }

      read();
      const begin = () => {
        grids = all(".grid").map((element) => ({ element, name: element.previousElementSibling.id, count: 0, isMade: false }));
        const width = () => { grids.width = grids.find((grid) => grid.element.offsetWidth)?.element.offsetWidth ?? innerWidth; };
        width();
        addEventListener("resize", () => { width(); grids.forEach(estimate); });
        apply();
        for (const grid of grids) observer.observe(grid.element);
        if (current) show(current);
      };
      document.readyState === "loading" ? addEventListener("DOMContentLoaded", begin) : begin();
      addEventListener("hashchange", () => { read(); if (current) show(current); else mark(); });
    })();

    """#
}
