import type { Transaction } from '../../server/database/Database.ts'
import { contentItems, outages } from '../../server/modules/services/tables.ts'
import { insert } from './insert.ts'

type Item = typeof contentItems.$inferInsert

/** Languages that are not among these fall back to English. */
const texts = (en: string, lt: string, lv: string, ru: string) => ({ en, lt, lv, ru })
const none = texts('', '', '', '')
const site = 'https://residents.example'

/** Picture: an umbrella over a house. */
const umbrella =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><title>Umbrella</title>' +
  '<rect width="96" height="96" rx="12" fill="#e4f2ec"/>' +
  '<path d="M14 44a34 26 0 0 1 68 0z" fill="#0b6e4f"/><path d="M48 12v8" stroke="#0b6e4f" stroke-width="4" stroke-linecap="round"/>' +
  '<path d="M30 82V62l18-13 18 13v20z" fill="#fff" stroke="#0b6e4f" stroke-width="4" stroke-linejoin="round"/>' +
  '<path d="M43 82V69h10v13" fill="#f2a900"/></svg>'

const items: readonly Omit<Item, 'position'>[] = [
  {
    place: 'banner',
    code: 'insurance',
    vendorId: 1,
    title: texts('Insure your home', 'Apdrauskite būstą', 'Apdrošiniet mājokli', 'Застрахуйте жильё'),
    text: texts(
      'Two months free for residents of Alfa.',
      'Alfos gyventojams – du mėnesiai nemokamai.',
      'Alfa iedzīvotājiem – divi mēneši bez maksas.',
      'Жителям домов Alfa — два месяца бесплатно.',
    ),
    url: 'https://alfa.example/draudimas',
    pictureSvg: umbrella,
  },
  {
    place: 'dashboard',
    code: 'readings',
    title: texts(
      'Time for readings',
      'Metas deklaruoti rodmenis',
      'Laiks nodot rādījumus',
      'Пора передать показания',
    ),
    text: texts(
      'Submit readings between the 28th and the 3rd.',
      'Rodmenys priimami nuo mėnesio 28 d. iki kito mėnesio 3 d.',
      'Rādījumus pieņem no 28. līdz 3. datumam.',
      'Показания принимаются с 28-го по 3-е число.',
    ),
    url: null,
  },
  {
    place: 'dashboard',
    code: 'heating',
    title: texts(
      'The heating season has begun',
      'Prasidėjo šildymo sezonas',
      'Sākusies apkures sezona',
      'Начался отопительный сезон',
    ),
    text: texts(
      'Radiators may heat unevenly for a few days.',
      'Kelias dienas radiatoriai gali šilti netolygiai.',
      'Dažas dienas radiatori var silt nevienmērīgi.',
      'Несколько дней батареи могут греть неравномерно.',
    ),
    url: `${site}/heating`,
  },
  {
    place: 'housing',
    code: 'plumber',
    title: texts('Plumber', 'Santechnikas', 'Santehniķis', 'Сантехник'),
    text: texts(
      'Taps, pipes and drains, on working days.',
      'Maišytuvai, vamzdžiai ir nuotekos – darbo dienomis.',
      'Krāni, caurules un notekas – darba dienās.',
      'Краны, трубы и стоки — по рабочим дням.',
    ),
    url: `${site}/services/plumber`,
  },
  {
    place: 'housing',
    code: 'electrician',
    title: texts('Electrician', 'Elektrikas', 'Elektriķis', 'Электрик'),
    text: texts(
      'Sockets, lamps and fuses.',
      'Kištukiniai lizdai, šviestuvai ir saugikliai.',
      'Kontaktligzdas, gaismekļi un drošinātāji.',
      'Розетки, светильники и предохранители.',
    ),
    url: `${site}/services/electrician`,
  },
  {
    place: 'housing',
    code: 'locksmith',
    title: texts('Locksmith', 'Spynų meistras', 'Atslēdznieks', 'Мастер по замкам'),
    text: texts(
      'Locks opened and changed, day and night.',
      'Spynų atrakinimas ir keitimas – dieną ir naktį.',
      'Slēdzeņu atvēršana un maiņa – dienu un nakti.',
      'Вскрытие и замена замков — днём и ночью.',
    ),
    url: `${site}/services/locksmith`,
  },
  {
    place: 'housing',
    code: 'meters',
    title: texts('Meter verification', 'Skaitiklių patikra', 'Skaitītāju verifikācija', 'Поверка счётчиков'),
    text: texts(
      'Water meters verified or replaced before verification expires.',
      'Vandens skaitiklių patikra ar keitimas iki galiojimo pabaigos.',
      'Ūdens skaitītāju verifikācija vai maiņa līdz termiņa beigām.',
      'Поверка или замена счётчиков воды до конца срока.',
    ),
    url: `${site}/services/meters`,
  },
  {
    place: 'portal-pro',
    code: 'repairs',
    title: texts('Repairs at home', 'Remonto darbai namuose', 'Remontdarbi mājās', 'Ремонт на дому'),
    text: texts(
      'Painting, tiling, floors and doors.',
      'Dažymas, plytelės, grindys ir durys.',
      'Krāsošana, flīzēšana, grīdas un durvis.',
      'Покраска, плитка, полы и двери.',
    ),
    url: `${site}/pro/repairs`,
  },
  {
    place: 'portal-pro',
    code: 'cleaning',
    title: texts('Cleaning', 'Valymas', 'Uzkopšana', 'Уборка'),
    text: texts(
      'Homes, windows and carpets, once or every week.',
      'Namai, langai ir kilimai – vieną kartą arba kas savaitę.',
      'Mājoklis, logi un paklāji – vienreiz vai katru nedēļu.',
      'Жильё, окна и ковры — один раз или каждую неделю.',
    ),
    url: `${site}/pro/cleaning`,
  },
  {
    place: 'portal-pro',
    code: 'moving',
    title: texts('Moving', 'Perkraustymas', 'Pārvākšanās', 'Переезд'),
    text: texts(
      'Packing, carrying and a van of the right size.',
      'Pakavimas, nešimas ir tinkamo dydžio furgonas.',
      'Iepakošana, nešana un piemērota izmēra furgons.',
      'Упаковка, погрузка и фургон нужного размера.',
    ),
    url: `${site}/pro/moving`,
  },
  {
    place: 'self-service',
    code: 'electricity',
    groupName: 'Šviesos tinklai',
    title: texts(
      'Electricity self-service',
      'Elektros savitarna',
      'Elektrības pašapkalpošanās',
      'Электричество: личный кабинет',
    ),
    text: none,
    url: 'https://sviesa.example/savitarna',
  },
  {
    place: 'self-service',
    code: 'gas',
    groupName: 'Dujų linija',
    title: texts('Gas self-service', 'Dujų savitarna', 'Gāzes pašapkalpošanās', 'Газ: личный кабинет'),
    text: none,
    url: 'https://dujos.example/savitarna',
  },
  {
    place: 'self-service',
    code: 'gas-readings',
    groupName: 'Dujų linija',
    title: texts('Gas readings', 'Dujų rodmenys', 'Gāzes rādījumi', 'Показания газового счётчика'),
    text: none,
    url: 'https://dujos.example/rodmenys',
  },
]

const hour = 3_600_000

/** A current outage and one that is over. */
const outagesAt = (now: Date): (typeof outages.$inferInsert)[] => [
  {
    vendorId: 1,
    kind: 'hot_water',
    title: texts(
      'A pipe burst, it is being repaired',
      'Trūko vamzdis, jis taisomas',
      'Pārplīsusi caurule, notiek remonts',
      'Прорвало трубу, идёт ремонт',
    ),
    place: 'Žirmūnų g. 60–74, Vilnius',
    startsAt: new Date(now.getTime() - 2 * hour),
    endsAt: new Date(now.getTime() + 5 * hour),
  },
  {
    vendorId: 1,
    kind: 'electricity',
    title: texts('Work on the grid', 'Elektros tinklų darbai', 'Darbi elektrotīklā', 'Работы на электросети'),
    place: 'Kalvarijų g. 134, Vilnius',
    startsAt: new Date(now.getTime() - 30 * hour),
    endsAt: new Date(now.getTime() - 26 * hour),
  },
]

/** Blocks, services and banners in four languages, an expired banner, and outages. */
export async function seedContent(tx: Transaction, now: Date): Promise<void> {
  const over: Omit<Item, 'position'> = {
    place: 'banner',
    code: 'summer',
    vendorId: 1,
    title: texts('Summer offer', 'Vasaros pasiūlymas', 'Vasaras piedāvājums', 'Летнее предложение'),
    text: none,
    url: null,
    endsAt: new Date(now.getTime() - 24 * 60 * 60 * 1000),
  }
  const blank = { vendorId: null, groupName: null, endsAt: null, pictureSvg: null }
  const rows = [...items, over].map((item, index) => ({ ...blank, ...item, position: index + 1 }))
  await insert(tx, contentItems, rows)
  await insert(tx, outages, outagesAt(now))
}
