/** The way around the documentation, on top of each of its pages. */
export const header = `<header>
      <nav aria-label="Main">
        <a href="/"><img src="/favicon.svg" alt="" width="28" height="28" />Sixteen</a>
        <a href="/docs">Documentation</a>
        <a href="/docs/api">API reference</a>
      </nav>
    </header>`;

export const headerStyle = `header { border-bottom: 1px solid #8886; }
      header nav { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1.25rem; max-width: var(--page, 48rem); margin: 0 auto; padding: 0.75rem 1rem; }
      header img { display: block; }
      header a { display: flex; align-items: center; gap: 0.5rem; min-height: 24px; }
      header a:first-child { font-weight: 700; color: inherit; text-decoration: none; }
      header a { color: var(--link); }
      header a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }`;

/** A page of the documentation, readable without scripts. */
export function pageHtml(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} · Sixteen</title>
    <link rel="icon" href="/favicon.svg" />
    <style>
      :root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; --link: light-dark(#065f46, #63e6be); }
      body { margin: 0; overflow-wrap: anywhere; background: light-dark(#fff, #242424); color: light-dark(#000, #c9c9c9); }
      ${headerStyle}
      a { color: var(--link); }
      a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
      h1, h2, h3 { line-height: 1.25; }
      main { max-width: 48rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
      pre { overflow-x: auto; overflow-wrap: normal; padding: 0.75rem 1rem; border: 1px solid #8886; border-radius: 0.4rem; }
      code { font: 0.9em/1.5 ui-monospace, monospace; }
      table { border-collapse: collapse; display: block; overflow-x: auto; }
      main img { max-width: 100%; height: auto; border: 1px solid #8886; border-radius: 0.4rem; }
      th, td { text-align: left; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid #8886; }
    </style>
  </head>
  <body>
    ${header}
    <main>
      ${body}
    </main>
  </body>
</html>`;
}

export function htmlResponse(html: string, status = 200): Response {
  return new Response(html, { status, headers: { "content-type": "text/html; charset=utf-8" } });
}
