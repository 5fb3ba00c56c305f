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
      :root { --page: 87rem; --link: #065f46; }
      :root.dark-mode { --link: #63e6be; color: #e4e6e6; }
      body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; }
      ${headerStyle}
      .swagger-ui .info { margin: 2rem 0 1rem; }
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
      });
    </script>
  </body>
</html>`;
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
}
