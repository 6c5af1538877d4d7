import type { Locale } from '../../../src/api/schemas/locales.ts'

type Names = readonly [en: string, lt: string, lv: string, ru: string]

/** Services that only some companies bill, in the order en, lt, lv, ru. */
const namesByCode: Readonly<Record<string, Names>> = {
  cold_water_fee: [
    'Fee for the cold water meter',
    'Šalto vandens pardavimo mokestis',
    'Aukstā ūdens abonēšanas maksa',
    'Абонентская плата за холодную воду',
  ],
  sewage: ['Sewage', 'Nuotekų tvarkymas', 'Kanalizācija', 'Канализация'],
  rainwater: ['Rainwater drains', 'Paviršinės nuotekos', 'Lietus ūdens kanalizācija', 'Ливневая канализация'],
  electricity: ['Electricity', 'Elektra', 'Elektrība', 'Электроэнергия'],
  gas: ['Gas', 'Dujos', 'Gāze', 'Газ'],
  heating_fixed: [
    'Fixed part of the heating price',
    'Pastovioji šilumos kainos dalis',
    'Apkures maksas pastāvīgā daļa',
    'Постоянная часть платы за отопление',
  ],
  heating_system: [
    'Upkeep of the heating and hot water system',
    'Šildymo ir karšto vandens sistemos priežiūra',
    'Apkures un karstā ūdens sistēmas apkope',
    'Обслуживание системы отопления и горячей воды',
  ],
  waste_fixed: [
    'Waste, fixed part',
    'Atliekų rinkliava, pastovioji dalis',
    'Atkritumu maksa, pastāvīgā daļa',
    'Вывоз отходов, постоянная часть',
  ],
  waste_bulky: [
    'Bulky waste',
    'Didelių gabaritų atliekos',
    'Lielgabarīta atkritumi',
    'Крупногабаритные отходы',
  ],
  lift_electricity: ['Electricity of the lift', 'Lifto elektra', 'Lifta elektrība', 'Электроэнергия лифта'],
  snow_removal: ['Clearing of snow', 'Sniego valymas', 'Sniega tīrīšana', 'Уборка снега'],
  greenery: [
    'Lawns and trees',
    'Žaliųjų plotų priežiūra',
    'Zaļās zonas kopšana',
    'Уход за зелёными насаждениями',
  ],
  ventilation: [
    'Ventilation shafts',
    'Ventiliacijos kanalų valymas',
    'Ventilācijas tīrīšana',
    'Чистка вентиляции',
  ],
  pest_control: [
    'Pest control',
    'Deratizacija ir dezinsekcija',
    'Deratizācija un dezinsekcija',
    'Дератизация и дезинсекция',
  ],
  fire_safety: ['Fire safety', 'Priešgaisrinė sauga', 'Ugunsdrošība', 'Пожарная безопасность'],
  cameras: ['Video surveillance', 'Vaizdo stebėjimas', 'Videonovērošana', 'Видеонаблюдение'],
  gates: [
    'Gates and barriers',
    'Vartų ir užtvarų priežiūra',
    'Vārtu un barjeru apkope',
    'Обслуживание ворот и шлагбаумов',
  ],
  parking: ['Parking', 'Automobilių stovėjimo vieta', 'Autostāvvieta', 'Парковка'],
  storage_room: ['Storage room', 'Sandėliukas', 'Noliktavas telpa', 'Кладовая'],
  insurance: ['Insurance of the house', 'Namo draudimas', 'Mājas apdrošināšana', 'Страхование дома'],
  land_tax: ['Land rent', 'Žemės nuoma', 'Zemes noma', 'Аренда земли'],
  chair_fee: [
    'Pay of the association’s chair',
    'Bendrijos pirmininko atlyginimas',
    'Biedrības vadītāja atalgojums',
    'Вознаграждение председателя товарищества',
  ],
  accounting: ['Bookkeeping', 'Buhalterinė apskaita', 'Grāmatvedība', 'Бухгалтерский учёт'],
  loan: ['Loan for the renovation', 'Renovacijos paskola', 'Renovācijas aizdevums', 'Кредит на реновацию'],
  loan_interest: [
    'Interest on the renovation loan',
    'Renovacijos paskolos palūkanos',
    'Renovācijas aizdevuma procenti',
    'Проценты по кредиту на реновацию',
  ],
  target_fund: ['Special-purpose fund', 'Tikslinės lėšos', 'Mērķa uzkrājums', 'Целевой фонд'],
  bank_fee: [
    'Fee for taking payments',
    'Įmokų surinkimo mokestis',
    'Maksājumu apstrādes maksa',
    'Комиссия за приём платежей',
  ],
  paper_bill: ['Bill on paper', 'Popierinė sąskaita', 'Papīra rēķins', 'Бумажный счёт'],
  internet: ['Internet', 'Internetas', 'Internets', 'Интернет'],
  television: ['Television', 'Televizija', 'Televīzija', 'Телевидение'],
}

/** The same names by code and locale. */
export const furtherServices: Readonly<Record<string, Readonly<Record<Locale, string>>>> = Object.fromEntries(
  Object.entries(namesByCode).map(([code, [en, lt, lv, ru]]) => [code, { en, lt, lv, ru }]),
)
