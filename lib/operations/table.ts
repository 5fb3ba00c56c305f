import * as assessments from "@/lib/assessments/operations";
import * as attachments from "@/lib/attachments/operations";
import * as audit from "@/lib/audit/operations";
import * as catalogue from "@/lib/catalogue/operations";
import * as choices from "@/lib/choices/operations";
import * as customFields from "@/lib/custom-fields/operations";
import * as documents from "@/lib/documents/operations";
import * as generatedDocuments from "@/lib/generated-documents/operations";
import * as imports from "@/lib/imports/operations";
import * as inventory from "@/lib/inventory/operations";
import * as invitations from "@/lib/invitations/operations";
import * as keys from "@/lib/keys/operations";
import * as labelSettings from "@/lib/label-settings/operations";
import * as members from "@/lib/members/operations";
import * as placements from "@/lib/placements/operations";
import * as procurement from "@/lib/procurement/operations";
import * as products from "@/lib/products/operations";
import * as profile from "@/lib/profile/operations";
import * as quantities from "@/lib/quantities/operations";
import * as readingProgress from "@/lib/reading-progress/operations";
import * as recipientTypes from "@/lib/recipient-types/operations";
import * as register from "@/lib/register/operations";
import * as safetyCardProfiles from "@/lib/safety-card-profiles/operations";
import * as savedViews from "@/lib/saved-views/operations";
import * as selections from "@/lib/selections/operations";
import * as sheetLinks from "@/lib/sheet-links/operations";
import * as teamSettings from "@/lib/team-settings/operations";
import * as uploads from "@/lib/uploads/operations";
import * as workplaceContents from "@/lib/workplace-contents/operations";
import * as workplaces from "@/lib/workplaces/operations";
import type { Operation } from "./operation";

/** Every operation of the service, in the order of the documentation. */
export const operations: Operation[] = [
  documents,
  readingProgress,
  generatedDocuments,
  attachments,
  workplaces,
  workplaceContents,
  inventory,
  products,
  selections,
  imports,
  procurement,
  register,
  uploads,
  catalogue,
  placements,
  quantities,
  recipientTypes,
  assessments,
  customFields,
  safetyCardProfiles,
  audit,
  labelSettings,
  sheetLinks,
  choices,
  savedViews,
  profile,
  teamSettings,
  members,
  invitations,
  keys,
].flatMap((domain): Operation[] => Object.values(domain));
