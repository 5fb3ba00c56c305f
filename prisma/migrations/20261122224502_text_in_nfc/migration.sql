-- Names are kept in NFC from now on; those that were typed or read otherwise are found again.
update workplaces set name = normalize(name) where name is not nfc normalized;
update products set
  display_name = normalize(display_name), supplier = normalize(supplier), sku = normalize(sku), ean = normalize(ean)
where coalesce(display_name, '') is not nfc normalized or coalesce(supplier, '') is not nfc normalized
  or coalesce(sku, '') is not nfc normalized or coalesce(ean, '') is not nfc normalized;
update documents set
  product_name = normalize(product_name), chemical_name = normalize(chemical_name),
  manufacturer = normalize(manufacturer), alternate_name = normalize(alternate_name), sku = normalize(sku),
  file_name = normalize(file_name)
where coalesce(product_name, '') is not nfc normalized or coalesce(chemical_name, '') is not nfc normalized
  or coalesce(manufacturer, '') is not nfc normalized or coalesce(alternate_name, '') is not nfc normalized
  or coalesce(sku, '') is not nfc normalized or file_name is not nfc normalized;
