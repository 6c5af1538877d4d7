import type { Locale } from '../../../../src/api/schemas/locales.ts'

interface ReceiptTexts {
  readonly title: string
  readonly service: string
  readonly reference: string
  readonly payer: string
  readonly payee: string
  readonly companyCode: string
  readonly paidOn: string
  readonly method: string
  readonly card: string
  readonly paid: string
  readonly paidNote: string
  readonly amount: string
  readonly fee: string
  readonly total: string
  readonly questions: string
  /** Mail that confirms the payment. */
  readonly mail: {
    readonly subject: (service: string) => string
    readonly text: (facts: { amount: string; service: string; reference: string; day: string }) => string
  }
}

/** Texts of a receipt and its mail. */
export const receiptTexts: Readonly<Record<Locale, ReceiptTexts>> = {
  en: {
    title: 'Payment receipt',
    service: 'Paid for',
    reference: 'Contract or customer number',
    payer: 'Payer',
    payee: 'Payee',
    companyCode: 'company code',
    paidOn: 'Paid on',
    method: 'Paid by',
    card: 'Card',
    paid: 'Paid',
    paidNote: 'The payment has been received. Thank you.',
    amount: 'Amount',
    fee: 'Payment fee',
    total: 'Total',
    questions: 'Questions about this payment',
    mail: {
      subject: service => `Receipt: ${service}`,
      text: ({ amount, service, reference, day }) =>
        `Hello,\n\nWe received your payment of ${amount} on ${day}.\n\nPaid for: ${service}\nContract or customer number: ${reference}\n\nThe receipt as a PDF is here:`,
    },
  },
  lt: {
    title: 'Mokėjimo kvitas',
    service: 'Už ką sumokėta',
    reference: 'Mokėtojo kodas arba sutarties numeris',
    payer: 'Mokėtojas',
    payee: 'Gavėjas',
    companyCode: 'įmonės kodas',
    paidOn: 'Mokėjimo data',
    method: 'Mokėjimo būdas',
    card: 'Kortelė',
    paid: 'Sumokėta',
    paidNote: 'Mokėjimas gautas. Ačiū.',
    amount: 'Suma',
    fee: 'Mokėjimo mokestis',
    total: 'Iš viso',
    questions: 'Klausimai dėl šio mokėjimo',
    mail: {
      subject: service => `Kvitas: ${service}`,
      text: ({ amount, service, reference, day }) =>
        `Sveiki,\n\n${day} gavome ${amount} mokėjimą.\n\nUž ką sumokėta: ${service}\nMokėtojo kodas arba sutarties numeris: ${reference}\n\nKvitas PDF formatu:`,
    },
  },
  lv: {
    title: 'Maksājuma kvīts',
    service: 'Par ko samaksāts',
    reference: 'Klienta vai līguma numurs',
    payer: 'Maksātājs',
    payee: 'Saņēmējs',
    companyCode: 'reģistrācijas numurs',
    paidOn: 'Maksājuma datums',
    method: 'Maksājuma veids',
    card: 'Karte',
    paid: 'Samaksāts',
    paidNote: 'Maksājums ir saņemts. Paldies.',
    amount: 'Summa',
    fee: 'Komisijas maksa',
    total: 'Kopā',
    questions: 'Jautājumi par šo maksājumu',
    mail: {
      subject: service => `Kvīts: ${service}`,
      text: ({ amount, service, reference, day }) =>
        `Labdien!\n\nMaksājums saņemts: ${amount}, datums: ${day}.\n\nPar ko samaksāts: ${service}\nKlienta vai līguma numurs: ${reference}\n\nKvīts PDF formātā:`,
    },
  },
  ru: {
    title: 'Квитанция об оплате',
    service: 'За что уплачено',
    reference: 'Номер договора или лицевого счёта',
    payer: 'Плательщик',
    payee: 'Получатель',
    companyCode: 'код компании',
    paidOn: 'Дата оплаты',
    method: 'Способ оплаты',
    card: 'Карта',
    paid: 'Оплачено',
    paidNote: 'Платёж получен. Спасибо.',
    amount: 'Сумма',
    fee: 'Комиссия',
    total: 'Итого',
    questions: 'Вопросы по этому платежу',
    mail: {
      subject: service => `Квитанция: ${service}`,
      text: ({ amount, service, reference, day }) =>
        `Здравствуйте!\n\n${day} мы получили ваш платёж: ${amount}.\n\nЗа что уплачено: ${service}\nНомер договора или лицевого счёта: ${reference}\n\nКвитанция в формате PDF:`,
    },
  },
}
