import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HazardLines } from "./hazard-lines";
import { StatementTexts } from "./statements";

test("each code stands with its wording, the supplemental ones last", () => {
  const statements = { H225: "Highly flammable liquid and vapour.", EUH066: "Repeated exposure …" };
  const html = renderToStaticMarkup(
    <MantineProvider>
      <StatementTexts statements={statements}>
        <HazardLines codes={["EUH066", "H225"]} />
      </StatementTexts>
    </MantineProvider>,
  );
  expect(html.replace(/<style.*?<\/style>|<[^>]+>/g, "").trim()).toBe(
    "H225 Highly flammable liquid and vapour.EUH066 Repeated exposure …",
  );
});
