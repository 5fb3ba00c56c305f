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
      body { margin: 0; }
      .way-back { display: flex; gap: 1.25rem; padding: 0.75rem 1.25rem; font: 1rem system-ui, sans-serif; border-bottom: 1px solid #8886; }
      .way-back a { color: #065f46; min-height: 24px; }
      @media (max-width: 600px) {
        .swagger-ui .opblock-tag small { display: none; }
      }
    </style>
  </head>
  <body>
    <nav class="way-back" aria-label="Main"><a href="/">Sixteen</a><a href="/docs">Documentation</a></nav>
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
