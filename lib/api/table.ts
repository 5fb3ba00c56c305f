import * as invitations from "@/lib/access/invitations/operations";
import * as keys from "@/lib/access/keys/operations";
import * as members from "@/lib/access/members/operations";
import * as profile from "@/lib/access/profile/operations";
import * as resets from "@/lib/access/resets/operations";
import * as secondFactor from "@/lib/access/second-factor/operations";
import * as sessions from "@/lib/access/sessions/operations";
import * as teamSettings from "@/lib/access/settings/operations";
import * as audit from "@/lib/api/audit/operations";
import * as assessments from "@/lib/assessments/operations";
import * as attachments from "@/lib/holdings/attachments/operations";
import * as bin from "@/lib/holdings/bin/operations";
import * as documents from "@/lib/holdings/documents/operations";
import * as letters from "@/lib/holdings/letters/operations";
import * as sheetLinks from "@/lib/holdings/links/operations";
import * as opinion from "@/lib/holdings/opinion/operations";
import * as readingProgress from "@/lib/holdings/progress/operations";
import * as replacing from "@/lib/holdings/replacing/operations";
import * as review from "@/lib/holdings/review/operations";
import * as scannedWords from "@/lib/holdings/scanned-words/operations";
import * as uploads from "@/lib/holdings/uploads/operations";
import * as catalogue from "@/lib/library/catalogue/operations";
import * as choices from "@/lib/library/choices/operations";
import * as workplaceContents from "@/lib/library/contents/operations";
import * as customFields from "@/lib/library/custom-fields/operations";
import * as substances from "@/lib/library/enrichments/operations";
import * as imports from "@/lib/library/imports/operations";
import * as procurement from "@/lib/library/procurement/operations";
import * as products from "@/lib/library/products/operations";
import * as selections from "@/lib/library/selections/operations";
import * as savedViews from "@/lib/library/views/operations";
import * as approvedCards from "@/lib/printing/approved/operations";
import * as letterFiles from "@/lib/printing/letters/operations";
import * as generatedDocuments from "@/lib/printing/made/operations";
import * as opinionReports from "@/lib/printing/opinion/operations";
import * as safetyCardProfiles from "@/lib/printing/profiles/operations";
import * as labelSettings from "@/lib/printing/settings/operations";
import * as instructions from "@/lib/workplaces/instructions/operations";
import * as inventory from "@/lib/workplaces/inventory/operations";
import * as placements from "@/lib/workplaces/placements/operations";
import * as quantities from "@/lib/workplaces/quantities/operations";
import * as recipientTypes from "@/lib/workplaces/recipient-types/operations";
import * as register from "@/lib/workplaces/register/operations";
import * as workplaces from "@/lib/workplaces/workplaces/operations";
import type { Operation } from "./operation";

/** Every operation of the service, in the order of the documentation. */
export const operations: Operation[] = [
  documents,
  replacing,
  bin,
  opinion,
  readingProgress,
  scannedWords,
  review,
  generatedDocuments,
  opinionReports,
  letters,
  letterFiles,
  approvedCards,
  attachments,
  workplaces,
  workplaceContents,
  inventory,
  products,
  selections,
  imports,
  procurement,
  register,
  instructions,
  uploads,
  catalogue,
  placements,
  quantities,
  recipientTypes,
  assessments,
  customFields,
  substances,
  safetyCardProfiles,
  audit,
  labelSettings,
  sheetLinks,
  choices,
  savedViews,
  profile,
  sessions,
  secondFactor,
  teamSettings,
  members,
  resets,
  invitations,
  keys,
].flatMap((domain): Operation[] => Object.values(domain));
