import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HazardLines } from "./hazard-lines";
import { StatementTexts } from "./statements";

test("each code stands with its wording, the gravest first; one without wording stands alone", () => {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <StatementTexts statements={{ H225: "Highly flammable liquid and vapour.", H350: "May cause cancer." }}>
        <HazardLines codes={["H225", "H350", "H999"]} />
      </StatementTexts>
    </MantineProvider>,
  );
  const lines = [...html.matchAll(/<b>(\w+)<\/b>([^<]*)/g)].map(
    ([, code, text]) => `${code}:${text?.trim()}`,
  );
  expect(lines.slice(0, 2)).toEqual(["H350:May cause cancer.", "H225:Highly flammable liquid and vapour."]);
  expect(lines[2]).toBe("H999:");
});
