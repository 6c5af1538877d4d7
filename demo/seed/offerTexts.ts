export interface OfferText {
  readonly vendorId: number
  readonly title: string
  readonly summary: string
  readonly body: string
  readonly provider: string
  readonly priceCents: number | null
  /** First and last day, in days from today. */
  readonly days: readonly [number, number]
  readonly isUnread?: boolean
}

const alfa = (
  title: string,
  summary: string,
  provider: string,
  priceCents: number | null,
  since: number,
): OfferText => ({
  vendorId: 1,
  title,
  summary,
  provider,
  priceCents,
  days: [-since, 60 - since],
  body: `<p>${summary}</p><p>Užsisakykite čia – su Jumis susisieks <strong>${provider}</strong>.${priceCents === null ? '' : ' Kaina nurodyta su PVM.'}</p>`,
})

/** Offers: twelve of one vendor, so that its list has a second page, and one that has ended. */
export const offerTexts: readonly OfferText[] = [
  {
    ...alfa(
      'Langų plovimas prieš šventes',
      'Išplausime buto langus iš abiejų pusių.',
      'UAB „Švaros namai“',
      4500,
      3,
    ),
    isUnread: true,
  },
  alfa(
    'Vandens skaitiklių patikra',
    'Patikrinsime du skaitiklius Jūsų namuose.',
    'UAB „Tikslus matas“',
    3890,
    6,
  ),
  alfa(
    'Radiatorių termostatai su montavimu',
    'Sumontuosime termostatus ir išmokysime jais naudotis.',
    'UAB „Šilti namai“',
    5900,
    8,
  ),
  alfa(
    'Šarvuotųjų durų keitimas',
    'Nemokamas matavimas ir senų durų išvežimas.',
    'UAB „Tvirtos durys“',
    null,
    11,
  ),
  alfa(
    'Buto draudimas kaimynams',
    'Draudimas nuo vandens žalos visam namui palankesne kaina.',
    'Nemuno draudimas',
    299,
    13,
  ),
  alfa(
    'Santechniko vizitas',
    'Valanda meistro darbo: maišytuvai, sifonai, nuotėkiai.',
    'UAB „Vamzdynų meistrai“',
    3500,
    15,
  ),
  alfa(
    'Balkonų stiklinimas',
    'Konsultuosime dėl leidimų ir parengsime sąmatą.',
    'UAB „Šviesūs langai“',
    null,
    18,
  ),
  alfa(
    'Elektros instaliacijos patikra',
    'Patikrinsime skydelį ir kištukinius lizdus.',
    'UAB „Saugi srovė“',
    4900,
    20,
  ),
  alfa(
    'Kilimų valymas',
    'Paimsime, išvalysime ir grąžinsime per tris dienas.',
    'UAB „Švaros namai“',
    1200,
    22,
  ),
  alfa('Dūmų detektoriai', 'Du detektoriai su montavimu.', 'UAB „Saugus būstas“', 4200, 25),
  alfa('Vėdinimo kanalų valymas', 'Išvalysime vėdinimo groteles ir kanalus.', 'UAB „Grynas oras“', 3000, 28),
  alfa('Šviesolaidinis internetas', 'Pirmieji du mėnesiai nemokamai.', 'UAB „Greitas ryšys“', 1490, 31),
  {
    vendorId: 2,
    title: 'Geriamojo vandens filtras',
    summary: 'Filtras po kriaukle su montavimu.',
    body: '<p>Filtras po kriaukle su montavimu ir pirmąja kasete.</p>',
    provider: 'UAB „Skaidrus vanduo“',
    priceCents: 8900,
    days: [-9, 40],
    isUnread: true,
  },
  {
    vendorId: 2,
    title: 'Vasaros akcija: terasų plovimas',
    summary: 'Ši akcija jau baigėsi.',
    body: '<p>Išplausime terasą ar balkoną aukšto slėgio srove.</p>',
    provider: 'UAB „Švaros namai“',
    priceCents: 2500,
    days: [-120, -60],
  },
  {
    vendorId: 3,
    title: 'Logu mazgāšana pirms svētkiem',
    summary: 'Nomazgāsim dzīvokļa logus no abām pusēm.',
    body: '<p>Nomazgāsim dzīvokļa logus no abām pusēm. Cena norādīta ar PVN.</p>',
    provider: 'SIA “Spožie logi”',
    priceCents: 4900,
    days: [-5, 35],
    isUnread: true,
  },
]
