import sharp from "sharp";
import { invalid } from "@/lib/platform/errors";
import type { ProfileSettings } from "./schema";

// 110 × 45 points at 400 dots an inch.
const MOST = { width: 612, height: 250 };

/** The settings with a logo that every renderer can draw: decoded, brought to size and encoded anew. Errors: 422. */
export async function withSoundLogo(settings: ProfileSettings): Promise<ProfileSettings> {
  const { logo } = settings;
  if (!logo) return settings;
  const picture = await sharp(Buffer.from(logo.base64, "base64"), { limitInputPixels: 50_000_000 })
    .rotate()
    .resize({ ...MOST, fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch(() => {
      throw invalid("settings.logo", "is no picture that can be read; use a PNG or JPEG file");
    });
  return { ...settings, logo: { media_type: "image/png", base64: picture.toString("base64") } };
}
