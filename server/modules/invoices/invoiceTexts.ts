import type { Locale } from '../../../src/api/schemas/locales.ts'
import type { InvoiceType } from './InvoiceDocument.ts'

interface InvoiceTexts {
  readonly titles: Readonly<Record<InvoiceType, string>>
  readonly number: string
  readonly date: string
  readonly period: string
  readonly contract: string
  readonly address: string
  readonly service: string
  readonly amount: string
  readonly total: string
  readonly alreadyPaid: string
  readonly toPay: string
  readonly payBy: (day: string) => string
  readonly paid: string
  readonly credited: string
  readonly creditedNote: string
  readonly howToPay: string
  readonly payee: string
  readonly bank: string
  readonly account: string
  readonly reference: string
  readonly referenceNote: string
  readonly companyCode: string
  readonly questions: string
}

/** Texts of a printed invoice. */
export const invoiceTexts: Readonly<Record<Locale, InvoiceTexts>> = {
  en: {
    titles: {
      monthly: 'Invoice',
      additional: 'Additional invoice',
      credit: 'Credit note',
      past_due_fee: 'Late payment fee',
    },
    number: 'Number',
    date: 'Issued',
    period: 'Period',
    contract: 'Contract number',
    address: 'Address',
    service: 'Service',
    amount: 'Amount',
    total: 'Total',
    alreadyPaid: 'Already paid',
    toPay: 'Amount to pay',
    payBy: day => `Please pay by ${day}`,
    paid: 'This invoice is paid. Thank you.',
    credited: 'Credited to you',
    creditedNote: 'The amount will be deducted from your next invoice.',
    howToPay: 'How to pay',
    payee: 'Payee',
    bank: 'Bank',
    account: 'IBAN',
    reference: 'Payment reference',
    referenceNote: 'Please quote the reference so that we can match your payment.',
    companyCode: 'company code',
    questions: 'Questions about this invoice',
  },
  lt: {
    titles: {
      monthly: 'Sąskaita',
      additional: 'Papildoma sąskaita',
      credit: 'Kreditinė sąskaita',
      past_due_fee: 'Delspinigių sąskaita',
    },
    number: 'Numeris',
    date: 'Išrašyta',
    period: 'Laikotarpis',
    contract: 'Sutarties numeris',
    address: 'Adresas',
    service: 'Paslauga',
    amount: 'Suma',
    total: 'Iš viso',
    alreadyPaid: 'Jau sumokėta',
    toPay: 'Mokėtina suma',
    payBy: day => `Prašome sumokėti iki ${day}`,
    paid: 'Ši sąskaita apmokėta. Ačiū.',
    credited: 'Jums įskaitoma suma',
    creditedNote: 'Suma bus atimta iš kitos Jūsų sąskaitos.',
    howToPay: 'Kaip sumokėti',
    payee: 'Gavėjas',
    bank: 'Bankas',
    account: 'Gavėjo sąskaitos numeris (IBAN)',
    reference: 'Mokėjimo paskirtis',
    referenceNote: 'Nurodykite mokėjimo paskirtį, kad įmoka būtų įskaityta tinkamai.',
    companyCode: 'įmonės kodas',
    questions: 'Klausimai dėl šios sąskaitos',
  },
  lv: {
    titles: {
      monthly: 'Rēķins',
      additional: 'Papildu rēķins',
      credit: 'Kredītrēķins',
      past_due_fee: 'Nokavējuma procentu rēķins',
    },
    number: 'Numurs',
    date: 'Izrakstīts',
    period: 'Periods',
    contract: 'Līguma numurs',
    address: 'Adrese',
    service: 'Pakalpojums',
    amount: 'Summa',
    total: 'Kopā',
    alreadyPaid: 'Jau samaksāts',
    toPay: 'Summa apmaksai',
    // A label, because Intl formats the day in the nominative, which "līdz" does not take.
    payBy: day => `Apmaksas termiņš: ${day}`,
    paid: 'Šis rēķins ir apmaksāts. Paldies.',
    credited: 'Jums ieskaitāmā summa',
    creditedNote: 'Summa tiks atskaitīta no Jūsu nākamā rēķina.',
    howToPay: 'Kā samaksāt',
    payee: 'Saņēmējs',
    bank: 'Banka',
    account: 'Saņēmēja konta numurs (IBAN)',
    reference: 'Maksājuma mērķis',
    referenceNote: 'Lūdzam norādīt maksājuma mērķi, lai maksājums tiktu pareizi ieskaitīts.',
    companyCode: 'reģistrācijas numurs',
    questions: 'Jautājumi par šo rēķinu',
  },
  ru: {
    titles: {
      monthly: 'Счёт',
      additional: 'Дополнительный счёт',
      credit: 'Корректировочный счёт',
      past_due_fee: 'Счёт на пени',
    },
    number: 'Номер',
    date: 'Выставлен',
    period: 'Период',
    contract: 'Номер договора',
    address: 'Адрес',
    service: 'Услуга',
    amount: 'Сумма',
    total: 'Итого',
    alreadyPaid: 'Уже оплачено',
    toPay: 'Сумма к оплате',
    payBy: day => `Просим оплатить до ${day}`,
    paid: 'Этот счёт оплачен. Спасибо.',
    credited: 'Сумма в вашу пользу',
    creditedNote: 'Сумма будет вычтена из вашего следующего счёта.',
    howToPay: 'Как оплатить',
    payee: 'Получатель',
    bank: 'Банк',
    account: 'Счёт получателя (IBAN)',
    reference: 'Назначение платежа',
    referenceNote: 'Укажите назначение платежа, чтобы оплата была зачтена правильно.',
    companyCode: 'код компании',
    questions: 'Вопросы по этому счёту',
  },
}
