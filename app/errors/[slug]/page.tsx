import { notFound } from "next/navigation";
import { errorMeanings } from "@/lib/api/openapi/error-meanings";
import { type ErrorCode, errorTable } from "@/lib/platform/errors";

const isCode = (slug: string): slug is ErrorCode => Object.hasOwn(errorTable, slug);

/** What a problem type means: the address in the `type` of an error. */
export default async function ErrorPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  if (!isCode(slug)) notFound();
  const { status, title } = errorTable[slug];
  const { short, long } = errorMeanings[slug];
  return (
    <main style={{ maxWidth: "42rem", margin: "4rem auto", padding: "0 1rem" }}>
      <h1>
        {status} {title}
      </h1>
      <p>{short}</p>
      <p>{long}</p>
      <p>
        <a href="/docs/api">API reference</a>
      </p>
    </main>
  );
}
