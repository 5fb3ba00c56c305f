export const dynamic = "force-dynamic";

/** The interactive reference; its viewer comes from this origin and the document from /v1/openapi.json. */
export function GET(request: Request): Response {
  const nonce = request.headers.get("x-nonce") ?? "";
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API reference</title>
    <link rel="stylesheet" href="/docs/api/swagger-ui.css" />
  </head>
  <body>
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
