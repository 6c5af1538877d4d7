import type { Locale } from '../../../src/api/schemas/locales.ts'
import { furtherServices } from './furtherServices.ts'

/** Names of common services, by code. */
export const serviceNames = {
  management_fee: {
    en: 'House management',
    lt: 'Namo administravimas',
    lv: 'Nama apsaimniekošana',
    ru: 'Управление домом',
  },
  technical_maintenance: {
    en: 'Technical upkeep of the house',
    lt: 'Techninė namo priežiūra',
    lv: 'Nama tehniskā apkope',
    ru: 'Техническое обслуживание дома',
  },
  cleaning: {
    en: 'Cleaning of stairwells and grounds',
    lt: 'Laiptinių ir teritorijos valymas',
    lv: 'Kāpņu telpu un teritorijas uzkopšana',
    ru: 'Уборка подъездов и территории',
  },
  savings_fund: {
    en: 'Savings fund for repairs',
    lt: 'Kaupiamosios lėšos remontui',
    lv: 'Uzkrājumu fonds remontam',
    ru: 'Накопительный фонд на ремонт',
  },
  heating: { en: 'Heating', lt: 'Šildymas', lv: 'Apkure', ru: 'Отопление' },
  hot_water: { en: 'Hot water', lt: 'Karštas vanduo', lv: 'Karstais ūdens', ru: 'Горячая вода' },
  hot_water_circulation: {
    en: 'Hot water circulation',
    lt: 'Karšto vandens cirkuliacija',
    lv: 'Karstā ūdens cirkulācija',
    ru: 'Циркуляция горячей воды',
  },
  cold_water: {
    en: 'Cold water and sewage',
    lt: 'Šaltas vanduo ir nuotekos',
    lv: 'Aukstais ūdens un kanalizācija',
    ru: 'Холодная вода и канализация',
  },
  electricity_common: {
    en: 'Electricity of shared spaces',
    lt: 'Bendrojo naudojimo patalpų elektra',
    lv: 'Koplietošanas telpu elektrība',
    ru: 'Электроэнергия мест общего пользования',
  },
  waste: {
    en: 'Waste collection',
    lt: 'Atliekų išvežimas',
    lv: 'Atkritumu izvešana',
    ru: 'Вывоз отходов',
  },
  lift: { en: 'Lift maintenance', lt: 'Lifto priežiūra', lv: 'Lifta apkope', ru: 'Обслуживание лифта' },
  intercom: {
    en: 'Entry phone maintenance',
    lt: 'Telefonspynės priežiūra',
    lv: 'Domofona apkope',
    ru: 'Обслуживание домофона',
  },
  meter_service: {
    en: 'Meter maintenance and verification',
    lt: 'Skaitiklių priežiūra ir patikra',
    lv: 'Skaitītāju apkope un verifikācija',
    ru: 'Обслуживание и поверка счётчиков',
  },
  roof_repair: {
    en: 'Roof repair, your share',
    lt: 'Stogo remontas, Jūsų dalis',
    lv: 'Jumta remonts, Jūsu daļa',
    ru: 'Ремонт крыши, ваша доля',
  },
  staircase_repair: {
    en: 'Stairwell repair, your share',
    lt: 'Laiptinės remontas, Jūsų dalis',
    lv: 'Kāpņu telpas remonts, Jūsu daļa',
    ru: 'Ремонт подъезда, ваша доля',
  },
  recalculation: {
    en: 'Recalculation by meter readings',
    lt: 'Perskaičiavimas pagal rodmenis',
    lv: 'Pārrēķins pēc rādījumiem',
    ru: 'Перерасчёт по показаниям',
  },
  late_interest: {
    en: 'Interest for late payment',
    lt: 'Delspinigiai',
    lv: 'Nokavējuma procenti',
    ru: 'Пени за просрочку',
  },
} as const satisfies Record<string, Record<Locale, string>>

export type ServiceCode = keyof typeof serviceNames

/** The whole catalogue (BIL-6). */
export const serviceCatalogue: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  ...serviceNames,
  ...furtherServices,
}

/** Returns a service's name; falls back to the code's words for a code outside the catalogue. */
export const serviceName = (code: string, locale: Locale): string =>
  serviceCatalogue[code]?.[locale] ?? code.replaceAll('_', ' ')
