/** Invented companies whose sheets the demo library holds; no such company is meant. */
export const makers = {
  hartwell: {
    supplier: {
      name: "Hartwell Laboratory Supplies Ltd",
      street: "14 Kiln Lane",
      town: "Leeds LS9 8AG",
      phone: "+44 113 496 01 20",
      email: "sds@hartwell-lab.example",
    },
    emergencyPhone: "+44 113 496 01 99",
  },
  waterhoven: {
    supplier: {
      name: "Waterhoven Chemie B.V.",
      street: "Havenstraat 12",
      town: "3011 AB Rotterdam",
      phone: "+31 10 555 01 20",
      email: "sds@waterhoven.example",
    },
    emergencyPhone: "+31 88 555 80 00",
  },
  brugman: {
    supplier: {
      name: "Brugman Technische Gassen N.V.",
      street: "Dokkaai 40",
      town: "9000 Gent",
      phone: "+32 9 555 03 10",
      email: "msds@brugman-gassen.example",
    },
    emergencyPhone: "+32 70 555 245",
  },
  nordlicht: {
    supplier: {
      name: "Nordlicht Lacke GmbH",
      street: "Werftstraße 7",
      town: "24143 Kiel",
      phone: "+49 431 555 02 60",
      email: "sdb@nordlicht-lacke.example",
    },
    emergencyPhone: "+49 30 555 192 40",
  },
  isarchem: {
    supplier: {
      name: "Isarchem Handels GmbH",
      street: "Lerchenauer Straße 88",
      town: "80809 München",
      phone: "+49 89 555 04 70",
      email: "produktsicherheit@isarchem.example",
    },
    emergencyPhone: "+49 89 555 19 24",
  },
  riviere: {
    supplier: {
      name: "Ateliers Rivière SAS",
      street: "25 quai des Tanneurs",
      town: "69009 Lyon",
      phone: "+33 4 55 50 12 30",
      email: "fds@ateliers-riviere.example",
    },
    emergencyPhone: "+33 1 55 50 42 59",
  },
};
export type Maker = keyof typeof makers;
