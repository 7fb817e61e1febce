import { zone } from "@product/domain/time/zone";
/** Names and texts for the invented workers. */
import type { Country } from "@product/domain/people/workers";

export const demoEntities = {
  ES: {
    id: "00000000-0000-4000-8000-0000000000e1",
    name: "Marea Eventos, S.L.",
    taxId: "B95004172",
    employerCode: "48 1204417 27",
    address: "Alameda de Urquijo 12, 48008 Bilbao",
    email: "oficina@marea.example",
    phone: "+34944790012",
    registry: "Registro Mercantil de Bizkaia, tomo 4172, folio 26, hoja BI-50041",
    timeZone: zone("Europe/Madrid"),
  },
  UK: {
    id: "00000000-0000-4000-8000-0000000000e2",
    name: "Marea Events Ltd",
    taxId: "GB 123 4567 82",
    employerCode: "120/MA12345",
    address: "14 Canal Street, Manchester M1 3EZ",
    email: "office@marea.example",
    phone: "+441614960012",
    registry: "Registered in England and Wales, company number 01234567",
    timeZone: zone("Europe/London"),
  },
} as const;

/** Key, English, Spanish, youngest age. */
export const demoRoles = [
  ["waiter", "Waiter", "Camarero/a", 16],
  ["bar", "Bar", "Barra", 18],
  ["host", "Host", "Azafato/a", 16],
  ["steward", "Steward", "Auxiliar de accesos", 18],
  ["rigger", "Rigger", "Montador/a", 18],
  ["cook", "Cook", "Cocinero/a", 16],
  ["kitchen-porter", "Kitchen porter", "Office de cocina", 16],
  ["driver", "Driver", "Conductor/a", 18],
  ["cloakroom", "Cloakroom", "Guardarropa", 16],
  ["team-lead", "Team lead", "Jefe/a de equipo", 18],
] as const;

export const demoTags = ["coche", "english", "euskera", "festival", "night", "veteran", "PRL", "carretilla"] as const;

/** The commonest first. */
export const demoTowns: Record<Country, readonly (readonly [town: string, postcode: string])[]> = {
  ES: [
    ["Bilbao", "48001"],
    ["Barakaldo", "48901"],
    ["Getxo", "48930"],
    ["Donostia / San Sebastián", "20001"],
    ["Madrid", "28004"],
    ["Vitoria-Gasteiz", "01001"],
    ["Portugalete", "48920"],
    ["Sestao", "48910"],
    ["Durango", "48200"],
    ["A Coruña", "15001"],
    ["Málaga", "29001"],
    ["L’Hospitalet de Llobregat", "08901"],
  ],
  UK: [
    ["Manchester", "M1 1AA"],
    ["London", "SE1 0AA"],
    ["Salford", "M3 1AA"],
    ["Liverpool", "L1 0AA"],
    ["Leeds", "LS1 1AA"],
    ["Bristol", "BS1 1AA"],
    ["Stoke-on-Trent", "ST1 1AA"],
  ],
};

export const demoFirstNames = {
  ES: `Ainhoa,Aitor,Alba,Alejandro,Amaia,Ana Belén,Andrea,Asier,Begoña,Bruno,Carmen,Cristina,Daniel,David,Edurne,Elena,Eneko,Fátima,Garazi,Gorka,Hodei,Iñaki,Inés,Irati,Iker,Itziar,Javier,Jon,Jorge,José Luis,Juan Antonio,Julen,Laura,Leire,Lucía,Maialen,María José,Marta,Mikel,Miren,Nahia,Nerea,Noelia,Óscar,Oihane,Pablo,Paula,Raúl,Rocío,Rubén,Salma,Sergio,Sofía,Tomás,Unai,Verónica,Víctor,Xabier,Yeray,Zuriñe`.split(
    ",",
  ),
  UK: `Abigail,Adeel,Aisha,Alex,Amelia,Andrew,Bethan,Callum,Charlotte,Chloe,Ciara,Connor,Daisy,Declan,Eilidh,Ella,Emily,Ewan,Fergus,Freya,George,Grace,Hannah,Harry,Imran,Isla,Jack,Jasmine,Joseph,Kieran,Liam,Łukasz,Megan,Mohammed,Niamh,Oliver,Owen,Poppy,Priya,Rhys,Rory,Ruby,Siân,Sophie,Tomasz,Yusuf,Zoë`.split(
    ",",
  ),
} as const;

export const demoSurnames = {
  ES: `Aguirre,Alonso,Álvarez,Arana,Bennani,Blanco,Castañeda,Crespo,Díaz,Echevarría,Elizondo,Etxeberria,Fernández,Ferreiro,García,Garmendia,Gómez,González,Hernández,Ibáñez,Iturbe,Jiménez,Larrañaga,Lertxundi,López,Marín,Martín,Martínez,Mendizábal,Moreno,Muñoz,Navarro,Núñez,Ochoa,Ortega,Otxoa,Peña,Pérez,Prieto,Ramírez,Rey,Rodríguez,Romero,Ruiz,Sáez,Salazar,Sánchez,Solaun,Suárez,Torres,Ugarte,Uriarte,Vázquez,Villalba,Yáñez,Zabala`.split(
    ",",
  ),
  UK: `Ahmed,Bailey,Baker,Begum,Brown,Campbell,Carter,Clarke,Cooper,Davies,Edwards,Evans,Fraser,Gallagher,Green,Griffiths,Hall,Harris,Hughes,Hussain,Jackson,Jones,Kelly,Khan,Lewis,MacDonald,Marshall,Mitchell,Morgan,Murphy,Nowak,O’Connor,O’Neill,Owen,Patel,Phillips,Price,Roberts,Robinson,Scott,Shaw,Singh,Smith,Stewart,Taylor,Thomas,Turner,Walker,Ward,White,Wilson,Wood,Wright,Young`.split(
    ",",
  ),
} as const;
