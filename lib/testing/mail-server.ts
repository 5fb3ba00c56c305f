import { once } from "node:events";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = { from: string; to: string[]; source: string };

/** An SMTP server in the test's process that asks for a password, and what was handed to it. */
export async function mailServer() {
  const mails: ReceivedMail[] = [];
  let refusal: string | null = null;
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth({ username, password }, _session, done) {
      if (username === "sender" && password === "secret") done(null, { user: username });
      else done(new Error("wrong name or password"));
    },
    onRcptTo(_address, _session, done) {
      done(refusal ? Object.assign(new Error(refusal), { responseCode: 550 }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString("utf8"),
        });
        done();
      });
    },
  });
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: (password = "secret") => `smtp://sender:${password}@127.0.0.1:${port}`,
    mails,
    /** Refuses every recipient with this text from now on; null takes them again. */
    refuse: (text: string | null) => {
      refusal = text;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** A mail's parts as they are read: quoted-printable is undone. */
export function readable({ source }: ReceivedMail): string {
  const joined = source.replace(/=\r?\n/g, "").replace(/(?:=[0-9A-F]{2})+/g, (bytes) => {
    return Buffer.from(bytes.replaceAll("=", ""), "hex").toString("utf8");
  });
  return joined.replace(/\r\n/g, "\n");
}
