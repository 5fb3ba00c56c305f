/** A page of the documentation, readable without scripts. */
export function pageHtml(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <style>
      :root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
      main { max-width: 48rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
      pre { overflow-x: auto; padding: 0.75rem 1rem; border: 1px solid #8886; border-radius: 0.4rem; }
      code { font: 0.9em/1.5 ui-monospace, monospace; }
      table { border-collapse: collapse; display: block; overflow-x: auto; }
      th, td { text-align: left; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid #8886; }
    </style>
  </head>
  <body>
    <main>
      <nav><a href="/docs">Documentation</a> · <a href="/docs/api">API reference</a></nav>
      ${body}
    </main>
  </body>
</html>`;
}

export function htmlResponse(html: string, status = 200): Response {
  return new Response(html, { status, headers: { "content-type": "text/html; charset=utf-8" } });
}
