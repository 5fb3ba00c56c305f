/** How columns are headed in practice, per field: English, Dutch, German, French. Compared by letters and digits alone. */
export const headings = {
  product_name: [
    [
      "Product name",
      "Product",
      "Trade name",
      "Name",
      "Chemical",
      "Chemical name",
      "Substance",
      "Article",
      "Item",
    ],
    ["Productnaam", "Handelsnaam", "Naam", "Stof", "Stofnaam", "Artikel", "Artikelomschrijving"],
    [
      ...["Produktname", "Produkt", "Produktbezeichnung", "Handelsname", "Bezeichnung", "Artikelbezeichnung"],
      ...["Gefahrstoff", "Stoffname", "Stoff"],
    ],
    ["Nom du produit", "Produit", "Nom commercial", "Désignation", "Dénomination", "Nom", "Substance"],
  ],
  display_name: [
    ["Own name", "Display name", "Alternate name", "Alternative name", "Internal name", "Alias"],
    ["Eigen naam", "Alternatieve naam", "Interne naam", "Roepnaam"],
    [
      "Eigener Name",
      "Eigenname",
      "Alternativname",
      "Alternativer Name",
      "Interner Name",
      "Interne Bezeichnung",
    ],
    ["Nom propre", "Autre nom", "Nom alternatif", "Nom interne"],
  ],
  manufacturer: [
    ["Manufacturer", "Producer", "Maker", "Brand"],
    ["Fabrikant", "Producent", "Merk"],
    ["Hersteller", "Produzent", "Inverkehrbringer", "Marke"],
    ["Fabricant", "Producteur", "Marque"],
  ],
  supplier: [
    ["Supplier", "Vendor", "Distributor"],
    ["Leverancier", "Distributeur"],
    ["Lieferant", "Händler"],
    ["Fournisseur", "Vendeur"],
  ],
  sku: [
    [
      "SKU",
      "Article number",
      "Article no",
      "Item number",
      "Item no",
      "Material number",
      "Part number",
      "Product code",
    ],
    ["Artikelnummer", "Artikelnr", "Artikelcode", "Productcode", "Materiaalnummer"],
    [
      "Artikelnummer",
      "Artikel-Nr",
      "Art.-Nr.",
      "Materialnummer",
      "Material-Nr",
      "Bestellnummer",
      "Produktnummer",
    ],
    ["Référence", "Numéro d’article", "N° d’article", "Réf", "Code article", "Code produit"],
  ],
  ean: [["EAN", "GTIN", "Barcode", "EAN code"], ["Streepjescode"], ["Strichcode"], ["Code-barres", "Gencod"]],
  name: [
    ["Name", "Workplace", "Location", "Room", "Storage location", "Area"],
    ["Naam", "Werkplek", "Locatie", "Ruimte", "Opslaglocatie"],
    ["Name", "Arbeitsplatz", "Arbeitsbereich", "Lagerort", "Raum", "Standort", "Ort", "Bezeichnung"],
    ["Nom", "Lieu de travail", "Poste de travail", "Lieu", "Local", "Emplacement", "Lieu de stockage"],
  ],
  type: [["Type", "Kind"], ["Soort"], ["Typ", "Art"], ["Genre"]],
  description: [
    ["Description", "Remark", "Remarks", "Notes"],
    ["Omschrijving", "Beschrijving", "Opmerking", "Opmerkingen"],
    ["Beschreibung", "Bemerkung", "Bemerkungen", "Hinweis"],
    ["Description", "Remarque", "Remarques"],
  ],
  ventilation: [
    ["Ventilation"],
    ["Ventilatie", "Afzuiging"],
    ["Lüftung", "Absaugung"],
    ["Aération", "Aspiration"],
  ],
  process_category: [
    ["Process category", "PROC"],
    ["Procescategorie"],
    ["Prozesskategorie", "Verfahrenskategorie"],
    ["Catégorie de processus"],
  ],
  tags: [
    ["Tags", "Keywords"],
    ["Trefwoorden"],
    ["Schlagworte", "Schlagwörter", "Stichworte"],
    ["Étiquettes", "Mots-clés"],
  ],
  workplace: [
    ["Workplace", "Location", "Room", "Storage location", "Storage", "Area", "Department"],
    ["Werkplek", "Locatie", "Ruimte", "Opslaglocatie", "Opslag", "Afdeling"],
    ["Arbeitsplatz", "Arbeitsbereich", "Lagerort", "Raum", "Standort", "Ort", "Lager", "Abteilung"],
    ["Lieu de travail", "Poste de travail", "Lieu", "Local", "Emplacement", "Lieu de stockage", "Service"],
  ],
  amount: [
    ["Amount", "Quantity", "Stock", "Content", "Size", "Volume", "Weight", "Amount per container"],
    ["Hoeveelheid", "Voorraad", "Inhoud", "Gewicht", "Hoeveelheid per verpakking"],
    ["Menge", "Bestand", "Lagermenge", "Inhalt", "Gewicht", "Gebindegröße", "Menge je Gebinde"],
    ["Quantité", "Stock", "Contenance", "Contenu", "Poids", "Quantité par récipient"],
  ],
  unit: [["Unit", "UoM"], ["Eenheid"], ["Einheit", "Mengeneinheit", "ME"], ["Unité"]],
  container_count: [
    ["Containers", "Number of containers", "Count", "Number", "Pieces", "Pcs"],
    ["Verpakkingen", "Aantal", "Aantal verpakkingen", "Stuks"],
    ["Gebinde", "Anzahl", "Anzahl Gebinde", "Stück", "Stückzahl"],
    ["Contenants", "Nombre", "Récipients", "Nombre de récipients", "Pièces"],
  ],
  package: [
    ["Package", "Packaging", "Container", "Container type", "Package type"],
    ["Verpakking", "Verpakkingstype", "Soort verpakking"],
    ["Verpackung", "Gebindeart", "Verpackungsart", "Behälter"],
    ["Emballage", "Type d’emballage", "Conditionnement", "Récipient"],
  ],
} as const satisfies Record<string, readonly (readonly string[])[]>;

export type FieldName = keyof typeof headings;

/** The order of the languages above. */
export const headingLanguages = ["en", "nl", "de", "fr"] as const;
