/** Follows redirects and keeps cookies for each host, as a browser does; it runs no scripts. */
export class TestBrowser {
  private readonly jars = new Map<string, Map<string, string>>();

  /** The last answer of a chain of redirects; `until` ends the chain before an address is asked for. */
  async open(url: string, init: RequestInit = {}, until: (url: URL) => boolean = () => false) {
    let at = new URL(url);
    let next = init;
    for (let step = 0; step < 20; step += 1) {
      const answer = await this.send(at, next);
      const location = answer.headers.get("location");
      if (!location) return { url: at, answer };
      await answer.body?.cancel();
      at = new URL(location, at);
      next = {};
      if (until(at)) return { url: at, answer };
    }
    throw new Error(`${url} leads nowhere`);
  }

  cookies(url: string): string {
    const jar = this.jars.get(new URL(url).host) ?? new Map<string, string>();
    return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  private async send(url: URL, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("cookie", this.cookies(url.href));
    const answer = await fetch(url, { ...init, headers, redirect: "manual" });
    const jar = this.jars.get(url.host) ?? new Map<string, string>();
    this.jars.set(url.host, jar);
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      const at = pair.indexOf("=");
      const isGone = /max-age=0|expires=thu, 01 jan 1970/i.test(cookie);
      if (isGone) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  }
}
