import type { CriticalPath } from "@/lib/sheet/critical-paths";

/** The forms in words, for whoever gave another. */
export const formInWords: Readonly<Record<CriticalPath, string>> = {
  "section1.product_name": "a text",
  "section1.supplier.name": "a text",
  "section1.emergency_contacts":
    'a list such as [{"phone": "+49 89 19240", "organization": "Poison centre"}]',
  "section2.signal_word": '"Danger" or "Warning"',
  "section2.hazard_statements": 'a list such as ["H225", "EUH066"] or [{"code": "H225", "text": "…"}]',
  "section2.classifications":
    'a list such as [{"class_code": "Flam. Liq.", "category_code": "2", "hazard_code": "H225"}]',
  "section2.pictograms": 'a list such as ["GHS02", "GHS07"]',
  "section3.components":
    'a list such as [{"chemical_name": "acetone", "cas_number": "67-64-1", "concentration_min": 10, "concentration_max": 25}]',
  "section4.inhalation": "a text",
  "section4.skin_contact": "a text",
  "section4.eye_contact": "a text",
  "section4.ingestion": "a text",
  "section8.exposure_limits":
    'a list such as [{"substance": "acetone", "cas_number": "67-64-1", "list": "DE", "twa": 500, "unit": "ppm"}]',
  "section9.flash_point": 'an object such as {"value": -17, "unit": "°C", "comparator": "<"}',
  "section14.un_number": 'four digits such as "1263"',
  "section14.class": 'a class such as "3", "6.1" or "8 (6.1)"',
  "section14.packing_group": '"I", "II" or "III"',
};
