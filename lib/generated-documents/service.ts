import type { Context } from "@/lib/context";
import { database } from "@/lib/database/client";
import { documentAssets, signPictures } from "@/lib/document-assets";
import { extractedDocument, extractedSections } from "@/lib/documents/serialiser";
import { environment } from "@/lib/environment";
import { AppError, invalid, notFound } from "@/lib/errors";
import type { Language } from "@/lib/extraction/model";
import { labelContent } from "@/lib/generation/label/content";
import { layoutLabel } from "@/lib/generation/label/layout";
import { labelPdf } from "@/lib/generation/label/pdf";
import { cardContent } from "@/lib/generation/safety-card/content";
import { cardPdf } from "@/lib/generation/safety-card/pdf";
import { cardWord, signsOf } from "@/lib/generation/safety-card/word";
import { toCardProfile } from "@/lib/safety-card-profiles/schema";
import { settingsOf } from "@/lib/safety-card-profiles/service";

export type LabelWishes = {
  size: "A4" | "A5" | "A6" | "A7";
  language: Language;
  show_hazard_statements: boolean;
  show_precautionary_statements: boolean;
  include_qr: boolean;
  expiry_date?: string;
  additional_info?: string;
};

/** The CLP label of a document. Errors: 409 without data, 422 when it does not fit the size. */
export async function label(context: Context, id: string, wishes: LabelWishes) {
  const source = await sourceOf(context, id);
  const assets = documentAssets();
  const content = labelContent(source, {
    language: wishes.language,
    showHazardStatements: wishes.show_hazard_statements,
    showPrecautionaryStatements: wishes.show_precautionary_statements,
    qrUrl: wishes.include_qr ? `${environment().BASE_URL}/sheets/${id}` : null,
    expiryDate: wishes.expiry_date ?? null,
    additionalInfo: wishes.additional_info ?? null,
  });
  const layout = layoutLabel(content, { size: wishes.size, typeface: assets.typeface });
  if ("error" in layout) throw invalid("size", layout.error.message);
  return { body: await labelPdf([layout], assets), fileName: `label ${source.name}.pdf` };
}

export type CardWishes = { format: "pdf" | "word"; language: Language; profile_id?: string };

/** The safety card of a document. Errors: 409 without data, 404 for an unknown profile. */
export async function safetyCard(context: Context, id: string, wishes: CardWishes) {
  const source = await sourceOf(context, id);
  const profile = toCardProfile(await settingsOf(context, wishes.profile_id));
  const date = new Date().toISOString().slice(0, 10);
  const content = cardContent(source, { language: wishes.language, profile, date });
  const name = `safety card ${source.name}`;
  if (wishes.format === "pdf")
    return {
      body: await cardPdf(content, documentAssets()),
      fileName: `${name}.pdf`,
      contentType: "application/pdf",
    };
  return {
    body: await cardWord(content, await signPictures(signsOf(content))),
    fileName: `${name}.docx`,
    contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  };
}

async function sourceOf(context: Context, id: string) {
  const row = await database().document.findFirst({
    where: { id, teamId: context.team.id },
    include: { extraction: true },
  });
  if (!row) throw notFound("This SDS document");
  const document = extractedDocument(row.extraction);
  if (!document)
    throw new AppError(
      "conflict",
      "This document has no extracted data yet, so nothing can be made from it.",
    );
  const name = row.alternateName ?? row.productName ?? row.fileName.replace(/\.pdf$/i, "");
  return { document, sections: extractedSections(row.extraction), name: name.slice(0, 150) };
}
