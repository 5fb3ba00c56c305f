import { htmlResponse, pageHtml } from "./page-html";
import { pages } from "./pages";

export const dynamic = "force-static";

/** What documentation there is. */
export function GET(): Response {
  const items = Object.entries(pages).map(
    ([name, { title, summary }]) => `<li><a href="/docs/${name}">${title}</a>: ${summary}</li>`,
  );
  const reference = `<li><a href="/docs/api">API reference</a>: every operation, field and error; from
    <a href="/v1/openapi.json">OpenAPI 3.1</a>.</li>`;
  return htmlResponse(
    pageHtml("Documentation", `<h1>Documentation</h1><ul>${reference}${items.join("")}</ul>`),
  );
}
