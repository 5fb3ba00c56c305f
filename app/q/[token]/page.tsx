import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { signInPath } from "@/components/sign-in-path";
import { readingOf } from "@/lib/holdings/review/reading";
import { scannedSheet } from "./scanned-sheet";
import { SheetFound } from "./sheet-found";

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { document } = await scannedSheet((await params).token);
  return { title: document.productName ?? document.fileName, robots: { index: false, follow: false } };
}

/** Where the QR code of a label leads. */
export default async function ScannedPage({ params }: Props) {
  const { token } = await params;
  const { document, newer, isAtHome, isSignedIn } = await scannedSheet(token);
  if (isAtHome) redirect(`/sheets/${document.id}`);
  const { document: read } = readingOf(document);
  const dateOf = (date: Date | null | undefined) => date?.toISOString().slice(0, 10) ?? null;
  return (
    <SheetFound
      path={`/q/${token}/sheet.pdf`}
      signInPath={signInPath(`/q/${token}`)}
      name={document.productName ?? document.alternateName ?? document.fileName}
      signalWord={read?.signal_word ?? null}
      pictograms={document.ghsPictograms}
      statements={document.hazardStatements}
      hazards={document.hazards ?? "unknown"}
      revisionDate={dateOf(document.revisionDate)}
      newerDate={dateOf(newer?.revisionDate)}
      supplier={[read?.supplier.name, read?.supplier.phone].filter(Boolean).join(", ")}
      emergency={(read?.emergency_contacts ?? [])
        .map(({ phone }) => phone)
        .filter(Boolean)
        .join(", ")}
      isSignedIn={isSignedIn}
    />
  );
}
