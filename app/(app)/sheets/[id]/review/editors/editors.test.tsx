// @vitest-environment happy-dom
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CriticalPath } from "@/lib/sheet/critical-paths";
import messages from "@/messages/en.json";
import { readChoices } from "../read-choices";
import { Editor } from "./editor";

const choices = readChoices("en");
const saved = vi.fn();

beforeEach(() =>
  vi.stubGlobal(
    "fetch",
    async () => new Response('{"data":[]}', { headers: { "content-type": "application/json" } }),
  ),
);
afterEach(() => {
  cleanup();
  saved.mockClear();
  vi.unstubAllGlobals();
});

function editor(path: CriticalPath, value: unknown, drawn: { text: string } | null) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <MantineProvider env="test">
          <Editor
            path={path}
            value={value}
            choices={choices}
            drawn={drawn}
            onSave={saved}
            onCancel={() => {}}
          />
        </MantineProvider>
      </NextIntlClientProvider>
    </QueryClientProvider>
  );
}

/** Shows the control of a value; `draw` is a rectangle drawn over this text. */
function edit(path: CriticalPath, value: unknown) {
  const shown = render(editor(path, value, null));
  return { draw: (text: string) => shown.rerender(editor(path, value, { text })) };
}

const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: "input, textarea" }), {
    target: { value: text },
  });
const save = () => fireEvent.click(screen.getByRole("button", { name: /^Save/ }));

test("a text is typed over", () => {
  edit("section1.product_name", "Acetome");
  type("Product name", " Acetone ");
  save();
  expect(saved).toHaveBeenCalledWith("Acetone");
});

test("an empty text cannot be saved", () => {
  edit("section1.product_name", "Acetone");
  type("Product name", "  ");
  expect(screen.getByRole("button", { name: /^Save/ })).toHaveProperty("disabled", true);
});

test("advice that is drawn over several lines is one paragraph", () => {
  edit("section4.inhalation", null).draw("Fresh air. Call a doc-\ntor if\nunwell.");
  save();
  expect(saved).toHaveBeenCalledWith("Fresh air. Call a doctor if unwell.");
});

test("a UN number is taken out of what is drawn, and must have four digits", () => {
  edit("section14.un_number", "109").draw("UN-No.: UN 1090");
  save();
  expect(saved).toHaveBeenCalledWith("1090");
  type("UN number", "109");
  expect(screen.getByText("A UN number has four digits.")).toBeTruthy();
});

test("the signal word is chosen, or drawn in another language", () => {
  const { draw } = edit("section2.signal_word", "Warning");
  fireEvent.click(screen.getByRole("radio", { name: "Danger" }));
  save();
  expect(saved).toHaveBeenLastCalledWith("Danger");
  draw("Signalwort: Achtung");
  save();
  expect(saved).toHaveBeenLastCalledWith("Warning");
});

test("a packing group is one of three", () => {
  edit("section14.packing_group", null).draw("Packing group: III");
  save();
  expect(saved).toHaveBeenCalledWith("III");
});

test("pictograms are pressed by picture or by number", () => {
  edit("section2.pictograms", ["GHS07"]);
  fireEvent.click(screen.getByRole("button", { name: /Flame$/ }));
  fireEvent.keyDown(screen.getByRole("group", { name: "Pictograms" }), { key: "7" });
  fireEvent.keyDown(screen.getByRole("group", { name: "Pictograms" }), { key: "5" });
  save();
  expect(saved).toHaveBeenCalledWith(["GHS02", "GHS05"]);
});

test("statements are found by their wording and keep what the sheet printed", async () => {
  edit("section2.hazard_statements", [{ code: "H225", text: "Very flammable." }]);
  fireEvent.change(screen.getByRole("combobox", { name: "Hazard statements" }), {
    target: { value: "eye irritation" },
  });
  fireEvent.click(await screen.findByRole("option", { name: /^H319/ }));
  save();
  expect(saved).toHaveBeenCalledWith([
    { code: "H225", text: "Very flammable." },
    { code: "H319", text: null },
  ]);
});

test("drawn statements are added by their codes", () => {
  edit("section2.hazard_statements", []).draw("H225 Highly flammable.\nEUH 066 Dry skin. P210");
  save();
  expect(saved).toHaveBeenCalledWith([
    { code: "H225", text: null },
    { code: "EUH066", text: null },
  ]);
});

test("a rectangle without anything that fits says so and changes nothing", () => {
  edit("section2.hazard_statements", [{ code: "H225", text: null }]).draw("Storage");
  expect(screen.getByText(/Nothing that fits/)).toBeTruthy();
  save();
  expect(saved).toHaveBeenCalledWith([{ code: "H225", text: null }]);
});

test("classes are found by name, code or wording", async () => {
  edit("section2.classifications", []);
  fireEvent.change(screen.getByRole("combobox", { name: "Classification" }), {
    target: { value: "H225" },
  });
  fireEvent.click(await screen.findByRole("option", { name: /Flam\. Liq\. 2 H225/ }));
  save();
  expect(saved).toHaveBeenCalledWith([{ class_code: "Flam. Liq.", category_code: "2", hazard_code: "H225" }]);
});

test("a drawn telephone number fills the number", () => {
  edit("section1.emergency_contacts", null).draw("Emergency: +49 (0)621 60-43333");
  save();
  expect(saved).toHaveBeenCalledWith([
    { phone: "+49 (0)621 60-43333", organization: null, country_code: null, hours: null },
  ]);
});

test("contacts are rows that can be added and removed", () => {
  edit("section1.emergency_contacts", [
    { phone: "112", organization: null, country_code: null, hours: null },
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Add a row" }));
  const [, second] = screen.getAllByLabelText("Telephone");
  if (!second) throw new Error("no second row");
  fireEvent.change(second, { target: { value: "030 19240" } });
  fireEvent.click(screen.getByRole("button", { name: "Move row 2 up" }));
  fireEvent.click(screen.getByRole("button", { name: "Remove row 2" }));
  save();
  expect(saved).toHaveBeenCalledWith([
    { phone: "030 19240", organization: null, country_code: null, hours: null },
  ]);
});

test("a flash point has a sign, a number with a comma, and a unit", () => {
  const { draw } = edit("section9.flash_point", {
    value: 17,
    comparator: null,
    unit: "°C",
    conditions: null,
    text: "17 °C",
  });
  fireEvent.change(screen.getByLabelText("Sign"), { target: { value: "<" } });
  type("Temperature", "-17,5");
  save();
  expect(saved).toHaveBeenLastCalledWith({ comparator: "<", value: -17.5, unit: "°C", conditions: null });
  draw("Flash point: > 61 °C (closed cup)");
  save();
  expect(saved).toHaveBeenLastCalledWith({ comparator: ">", value: 61, unit: "°C", conditions: null });
});

test("an exposure limit needs a substance, a number and a unit", () => {
  edit("section8.exposure_limits", null).draw("Acetone 500 ppm");
  save();
  expect(saved).toHaveBeenCalledWith([
    { substance: "Acetone", cas_number: null, list: null, twa: 500, stel: null, ceiling: null, unit: "ppm" },
  ]);
});

test("components are pasted from a spreadsheet", () => {
  edit("section3.components", null);
  const name = within(screen.getByRole("listitem")).getByLabelText("Substance", { selector: "input" });
  fireEvent.paste(name, {
    clipboardData: {
      getData: () =>
        "Name\tCAS\tShare\tClassification\nacetone\t67-64-1\t10 - 25 %\tFlam. Liq. 2, H225; STOT SE 3, H336\nwater\t7732-18-5\t> 50\t",
    },
  });
  save();
  expect(saved).toHaveBeenCalledTimes(1);
  expect(saved.mock.calls[0]?.[0]).toMatchObject([
    {
      chemical_name: "acetone",
      cas_number: "67-64-1",
      concentration_min: 10,
      concentration_max: 25,
      classifications: [
        { class_code: "Flam. Liq.", category_code: "2", hazard_code: "H225" },
        { class_code: "STOT SE", category_code: "3", hazard_code: "H336" },
      ],
    },
    { chemical_name: "water", cas_number: "7732-18-5", concentration_min: 50, classifications: [] },
  ]);
});

test("a class that CLP does not know is a fault, never dropped", () => {
  edit("section3.components", null);
  type("Substance", "acetone");
  type("Classification", "Flam. Liq. 9, H225");
  expect(screen.getByText(/A class in row 1 is not known/)).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Save/ })).toHaveProperty("disabled", true);
});
