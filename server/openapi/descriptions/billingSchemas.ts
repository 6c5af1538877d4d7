import type { ApiTexts } from './ApiTexts.ts'

const reference = 'pUq3vW7xYzA1bC2dE4fG5h'

/** Objects of bills, payments, meters and offers, and fields that mean something else in them than elsewhere. */
export const billingSchemas: ApiTexts['schemas'] = {
  BillChanges: {
    about: 'A monthly bill beside two earlier ones, by service.',
    fields: { amount: 'Amount of the bill.' },
  },
  BilledMonth: { about: 'Total of one month’s invoices.', fields: { amount: 'The total.' } },
  CardPaymentBill: {
    about: 'Whether an amount is open.',
    fields: { amount: 'The typed amount if it is open, else null.' },
  },
  CardPaymentBody: {
    about: 'A payment without an account.',
    fields: {
      amount: 'What the payer pays.',
      reference: ['The payer’s number with the service.', '100217'],
      type: ['Type of the payment method.', 'bank'],
    },
  },
  CardPaymentService: {
    about: 'A service that anyone can pay for with its number.',
    fields: {
      code: ['Code of the service.', 'alfa-vilnius'],
      title: ['Name of the service.', 'Alfa Vilnius'],
    },
  },
  CatalogueService: { about: 'A service on bills.' },
  ComparedBill: { about: 'A bill to compare with.', fields: { amount: 'Amount of the bill.' } },
  ComparedService: {
    about: 'A service of the compared bills.',
    fields: {
      amount: 'Amount in this bill; null if it is not in it.',
      before: 'Amount in the month before; null if it is not in it.',
      name: ['Name of the service in the language of the call.', 'Heating'],
      service: ['Code of the service catalogue.', 'heating'],
      yearBefore: 'Amount a year before; null if it is not in it.',
    },
  },
  AmountDue: { about: 'What is owed in one currency.', fields: { amount: ['The sum.', '135.67'] } },
  Declaration: { about: 'A declared reading.' },
  DeclarationBody: {
    about: 'A reading to declare.',
    fields: { valueTo: ['The value as text; a number is taken if four places hold it exactly.', '1204.5'] },
  },
  DeclarationPeriod: { about: 'The window for declaring, by the server’s clock.' },
  FileUrl: {
    about: 'A signed address of a file, for its user only.',
    fields: { url: ['The address.', 'https://portal.example/api/v5/files/invoices/1?user=1'] },
  },
  HistoryEntry: {
    about: 'An invoice or a payment of the account’s history.',
    fields: {
      id: ['Its id among all entries.', 'invoice-1'],
      reference: ['Number of the invoice, or reference of the payment.', 'A-2026-1042'],
    },
  },
  Invoice: {
    about: 'A bill. Unknown types and states are “other”.',
    fields: { amount: 'Billed amount.', date: 'Day it was issued.' },
  },
  LastInvoice: {
    about: 'The newest bill, the only one with a read state.',
    fields: {
      amount: 'Billed amount.',
      date: 'Day it was issued.',
      prepaid: ['Paid in advance and taken by no bill yet; absent if nothing.', '50.00'],
    },
  },
  Meter: {
    about: 'A meter of the contract.',
    fields: {
      number: ['Number on the meter.', '20417733'],
      readingSource: 'Who reads it; a remotely read meter takes no reading.',
    },
  },
  MeterReading: {
    about: 'One declared period of a meter.',
    fields: { date: 'Day of the declaration.', number: ['Number on the meter.', '20417733'] },
  },
  Offer: { about: 'A special offer of a vendor.' },
  OfferDetail: { about: 'The whole offer.' },
  OrderBody: { about: 'An order for one of the caller’s contracts.' },
  PartnerAccess: {
    about: 'What a partner’s key is for.',
    fields: { vendor: 'Short name of the partner’s vendor.' },
  },
  Payment: {
    about: 'A payment, whose state tells its outcome.',
    fields: {
      amount: 'Amount without the fee.',
      failure: ['Why it failed, as a code of errors; null if it did not.', null],
      id: ['Its id.', reference],
      invoiceId: ['The invoice that it pays; absent without an account or in advance.', 1042],
      method: 'How it is paid.',
      isAdvance: 'Whether it is paid in advance of a bill; absent if not.',
      paidAt: 'When the provider confirmed it; null while it has not.',
    },
  },
  PaymentBody: {
    about: 'A payment of an invoice; payee and currency come from the invoice.',
    fields: {
      amount:
        'The amount that the payer saw: refused if another is due. Of a payment in advance, what is paid.',
      invoiceId: [
        'An open invoice of the contract; null to pay in advance, where the vendor’s `advancePaymentsEnabled` is on.',
        1042,
      ],
      part: [
        'Part of it to pay, at least 1.00, where the vendor’s `partPaymentsEnabled` is on. Absent to pay all that is due.',
        '20.00',
      ],
      type: ['Type of the payment method.', 'bank'],
    },
  },
  PaymentMethod: {
    about: 'A bank or a card.',
    fields: {
      code: ['`bank` of the body that starts a payment; “card” for cards.', 'nemuno'],
      logo: ['Address of its logo; null without one.', null],
      services: ['Codes of the services that it pays; absent if all.', ['alfa-vilnius']],
      title: ['Its name.', 'Nemuno bankas'],
      wasUsed: 'Whether the contract’s last bill was paid by it.',
    },
  },
  PaymentSession: {
    about: 'A payment as the partner’s server fixed it.',
    fields: {
      amount: 'What is paid.',
      id: ['Its id.', reference],
      reference: ['The payer’s number with the service.', '100217'],
    },
  },
  PaymentSessionBody: {
    about: 'A payment to fix: its page cannot change it.',
    fields: { amount: 'What is paid.', reference: ['The payer’s number with the service.', '100217'] },
  },
  PaymentWebhookBody: { about: 'An event in the form of its provider.' },
  AutomaticPayment: {
    about: 'What a bank asks for to pay each bill by itself.',
    fields: {
      bank: ['Name of the bank.', 'Nemuno bankas'],
      customerCode: ['Number of the contract with the company.', '100217'],
      supplier: ['Name under which the bank lists the company.', 'Alfa namai'],
      website: ['Where it is set up; null without one.', 'https://nemunas.example/auto'],
    },
  },
  UsedMethod: {
    about: 'The method by which something is paid.',
    fields: { title: ['Its name.', 'Nemuno bankas'], type: ['Type of the payment method.', 'bank'] },
  },
  TransferDetails: {
    about: 'What a bank has to be told.',
    fields: {
      automaticPayments: 'Banks that pay each bill by themselves.',
      creditorReference: ['Structured reference (ISO 11649); null without one.', 'RF18539007547034'],
      amount: 'What is to be paid.',
      bank: ['Name of the bank.', 'Nemuno bankas'],
      reference: ['Payment reference.', 'A-2026-1042'],
    },
  },
}
