import { header, headerStyle } from "../page-html";

export const dynamic = "force-dynamic";

/** The interactive reference; its viewer comes from this origin and the document from /v1/openapi.json. */
export function GET(request: Request): Response {
  const nonce = request.headers.get("x-nonce") ?? "";
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API reference · Sixteen</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/docs/api/swagger-ui.css" />
    <style nonce="${nonce}">
      :root { --page: 87rem; --link: #065f46; color-scheme: light; }
      :root.dark-mode { --link: #63e6be; color: #e4e6e6; color-scheme: dark; }
      body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; }
      ${headerStyle}
      .swagger-ui .info { margin: 2rem 0 1rem; }
      /* The viewer's own colours lack contrast (WCAG 1.4.3). */
      .swagger-ui .info .url, .swagger-ui .info a, .swagger-ui a.link { color: var(--link); }
      .swagger-ui .btn.authorize { color: var(--link); border-color: var(--link); }
      .swagger-ui .btn.authorize svg { fill: var(--link); }
      .swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1864ab; }
      .swagger-ui .opblock.opblock-post .opblock-summary-method { background: #2b6a4b; }
      .swagger-ui .opblock.opblock-put .opblock-summary-method { background: #8a4b00; }
      .swagger-ui .opblock.opblock-patch .opblock-summary-method { background: #0b6672; }
      .swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #c92a2a; }
      .swagger-ui .parameter__in { color: light-dark(#52575f, #c1c7cd); }
      .swagger-ui .btn.execute { background: #1864ab; border-color: #1864ab; }
      .swagger-ui .btn.cancel { color: light-dark(#b02525, #ff8787); border-color: currentcolor; }
      .swagger-ui .renderedMarkdown code { color: light-dark(#5f0aa8, #d0bfff); }
      .dark-mode .swagger-ui td.header-col { color: inherit; }
      .swagger-ui .info .title small { background: #4b5563; }
      .swagger-ui .info .title small.version-stamp { background: #3f6212; }
      @media (max-width: 600px) {
        .swagger-ui .opblock-tag small { display: none; }
      }
    </style>
    <script nonce="${nonce}">
      const dark = matchMedia("(prefers-color-scheme: dark)");
      const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
      follow();
      dark.addEventListener("change", follow);
    </script>
  </head>
  <body>
    ${header}
    <div id="reference"></div>
    <script nonce="${nonce}" src="/docs/api/swagger-ui-bundle.js"></script>
    <script nonce="${nonce}">
      SwaggerUIBundle({
        url: "/v1/openapi.json",
        dom_id: "#reference",
        validatorUrl: null,
        deepLinking: true,
        docExpansion: "none",
        filter: true,
        persistAuthorization: false,
        tryItOutEnabled: true,
        // The viewer's list of servers has no name.
        onComplete: () => document.getElementById("servers")?.setAttribute("aria-label", "Server"),
      });
    </script>
  </body>
</html>`;
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
}
