import type { organizations, vendors } from '../../server/modules/vendors/tables.ts'
import { logoSvg } from '../../server/web/logoSvg.ts'
import { ibanOf } from '../../src/api/rules/iban.ts'

type Vendor = typeof vendors.$inferInsert & { readonly id: number }
type Organization = typeof organizations.$inferInsert & { readonly id: number }

/** What the demonstration's vendors do in a month without a reading. */
const ifNoReading = {
  en: 'If we get no reading, we bill the average of your last three months. After three months without a reading your home also shares the water that the building lost.',
  lt: 'Negavę rodmenų, skaičiuojame pagal paskutinių trijų mėnesių vidurkį. Jei rodmenų nėra tris mėnesius iš eilės, butui priskiriame ir dalį namo vandens nuostolių.',
  lv: 'Ja rādījumu nav, aprēķinām pēc pēdējo trīs mēnešu vidējā patēriņa. Ja rādījumu nav trīs mēnešus pēc kārtas, dzīvoklim pieskaita arī daļu no mājas ūdens zudumiem.',
  ru: 'Если показаний нет, мы считаем по среднему расходу за последние три месяца. После трёх месяцев без показаний на квартиру приходится и часть потерь воды в доме.',
}

/** A fictional authority. */
const authority = {
  name: {
    en: 'Authority for Accessible Services (example)',
    lt: 'Paslaugų prieinamumo priežiūros tarnyba (pavyzdys)',
    lv: 'Pakalpojumu piekļūstamības uzraudzības dienests (piemērs)',
    ru: 'Служба надзора за доступностью услуг (пример)',
  },
  website: 'https://www.accessibility.example/complaints',
  email: 'complaints@accessibility.example',
  phone: '+370 5 555 0199',
}

/** The three vendors: alfa has everything, beta shows its organizations, gama has the least. */
export const seedVendors: readonly Vendor[] = [
  {
    id: 1,
    slug: 'alfa',
    title: 'Alfa namai',
    color: '#0B6E4F',
    menuItemTextColor: '#FFFFFF',
    logoSvg: logoSvg('Alfa namai', '#0B6E4F', 'roof'),
    timeZone: 'Europe/Vilnius',
    position: 1,
    showOrganizationsPage: false,
    billLinkEnabled: true,
    partPaymentsEnabled: true,
    advancePaymentsEnabled: true,
    helpDeskEnabled: true,
    liveChatEnabled: true,
    redirectToVendorEnabled: true,
    webFaqUrl: 'https://alfa.example/duk',
    supportEmail: 'pagalba@alfa.example',
    supportPhone: '+370 5 555 0101',
    emergencyPhone: '+370 5 555 0112',
    ifNoReading,
    absenceNoticeEnabled: true,
    moveOutNoticeDays: 14,
    accessibility: {
      authority,
      limitations: {
        en: 'Minutes of meetings before 2020 are scanned pictures without text. We send their text to anyone who asks.',
        lt: 'Susirinkimų protokolai iki 2020 m. yra nuskenuoti vaizdai be teksto. Paprašius atsiunčiame jų tekstą.',
        lv: 'Sapulču protokoli līdz 2020. gadam ir skenēti attēli bez teksta. Pēc pieprasījuma nosūtām to tekstu.',
        ru: 'Протоколы собраний до 2020 года — это отсканированные изображения без текста. По просьбе мы вышлем текст.',
      },
      responseDays: 14,
    },
  },
  {
    id: 2,
    slug: 'beta',
    title: 'Beta komunalinės paslaugos',
    color: '#F2A900',
    menuItemTextColor: '#1F1A00',
    logoSvg: logoSvg('Beta', '#F2A900', 'wave'),
    timeZone: 'Europe/Vilnius',
    // From the 28th to the 27th, so that the demonstration takes readings on every day.
    declarationDeadlineDay: 27,
    position: 2,
    showOrganizationsPage: true,
    billLinkEnabled: true,
    helpDeskEnabled: true,
    liveChatEnabled: false,
    redirectToVendorEnabled: false,
    webFaqUrl: null,
    supportEmail: 'labas@beta.example',
    supportPhone: '+370 46 555 102',
    emergencyPhone: '+370 46 555 112',
    ifNoReading,
    absenceNoticeEnabled: true,
    accessibility: { authority, limitations: null, responseDays: 5 },
  },
  {
    id: 3,
    slug: 'gama',
    title: 'Gama nami',
    color: '#8C1D40',
    menuItemTextColor: '#FFFFFF',
    logoSvg: logoSvg('Gama nami', '#8C1D40', 'block'),
    timeZone: 'Europe/Riga',
    position: 3,
    showOrganizationsPage: false,
    billLinkEnabled: false,
    helpDeskEnabled: false,
    liveChatEnabled: false,
    redirectToVendorEnabled: false,
    webFaqUrl: 'https://gama.example/buj',
    supportEmail: null,
    supportPhone: '+371 6555 0103',
    features: { 'reading-without-account': false, 'move-out': false },
  },
]

/** Origins of the vendors' own sites; the example pages' origin is the configuration's. */
export const seedOrigins = [
  { vendorId: 1, origin: 'https://www.alfa.example' },
  { vendorId: 2, origin: 'https://www.beta.example' },
  { vendorId: 3, origin: 'https://www.gama.example' },
]

/** Defaults of the rows below. Bank names and accounts are fictional. */
function organization(
  id: number,
  vendorId: number,
  name: string,
  address: string,
  email: string,
): Organization {
  const isLatvian = vendorId === 3
  return {
    id,
    vendorId,
    name,
    address,
    email,
    code: isLatvian ? `4000300${1000 + id * 37}` : `30${1_234_500 + id * 71}`,
    bank: isLatvian ? 'Daugavas banka' : 'Nemuno bankas',
    iban: isLatvian
      ? ibanOf('LV', `DAUG000043519${String(id).padStart(2, '0')}10`)
      : ibanOf('LT', `10000111010010${String(id).padStart(2, '0')}`),
    automaticPayments: (isLatvian ? ['Daugavas banka'] : ['Nemuno bankas', 'Baltijos bankas']).map(bank => ({
      bank,
      supplier: name.toUpperCase(),
      website: `https://${bank === 'Baltijos bankas' ? 'baltijos' : bank === 'Nemuno bankas' ? 'nemunas' : 'daugava'}.example/`,
    })),
    isPayServiceEnabled: !isLatvian,
    liveChat: vendorId === 1,
  }
}

export const seedOrganizations: readonly Organization[] = [
  organization(1, 1, 'Alfa namai Vilnius', 'Konstitucijos pr. 12, 09308 Vilnius', 'vilnius@alfa.example'),
  organization(2, 1, 'Alfa namai Kaunas', 'Savanorių pr. 174, 44150 Kaunas', 'kaunas@alfa.example'),
  organization(3, 1, 'Alfa šiluma', 'Jočionių g. 9, 02300 Vilnius', 'siluma@alfa.example'),
  organization(4, 2, 'Beta Klaipėda', 'Taikos pr. 61, 91182 Klaipėda', 'klaipeda@beta.example'),
  organization(5, 2, 'Beta Palanga', 'Vytauto g. 73, 00132 Palanga', 'palanga@beta.example'),
  organization(6, 2, 'Beta Šiauliai', 'Tilžės g. 152, 76297 Šiauliai', 'siauliai@beta.example'),
  organization(7, 2, 'Beta vandenys', 'Ryšininkų g. 5, 91116 Klaipėda', 'vandenys@beta.example'),
  organization(8, 3, 'Gama nami Rīga', 'Brīvības iela 104, Rīga, LV-1011', 'riga@gama.example'),
  organization(9, 3, 'Gama nami Jūrmala', 'Jomas iela 46, Jūrmala, LV-2015', 'jurmala@gama.example'),
  organization(10, 3, 'Gama siltums', 'Viestura prospekts 20, Rīga, LV-1005', 'siltums@gama.example'),
]
