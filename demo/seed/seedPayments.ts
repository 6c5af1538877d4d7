import type { Transaction } from '../../server/database/Database.ts'
import { cardPaymentServices, paymentAccounts, paymentOrders } from '../../server/modules/payments/tables.ts'
import { insert } from './insert.ts'
import { mockAccount } from './mockMethods.ts'
import { seedOrganizations } from './vendors.ts'

const hint = {
  en: 'Contract number, 6 digits, on the top of the bill',
  lt: 'Sutarties numeris: 6 skaitmenys sąskaitos viršuje',
  lv: 'Līguma numurs: 6 cipari rēķina augšpusē',
  ru: 'Номер договора: 6 цифр в верхней части счёта',
}

/** A successful payment without an account, as sample data. */
export const seedOrderReference = 'demo'.padEnd(43, '0')

/** Accounts at the mock bank, services that anyone can pay for, and one payment. */
export async function seedPayments(tx: Transaction, now: Date): Promise<void> {
  await insert(
    tx,
    paymentAccounts,
    seedOrganizations.map(({ id, vendorId }) => ({
      vendorId,
      organizationId: id,
      provider: 'http' as const,
      account: mockAccount(id),
    })),
  )
  await insert(tx, paymentOrders, [
    {
      reference: seedOrderReference,
      kind: 'service',
      vendorId: 1,
      contractId: 1,
      type: 'bank',
      bank: 'nemuno',
      methodTitle: 'Nemuno bankas',
      provider: 'http',
      account: mockAccount(1),
      amountCents: 2500,
      feeCents: 0,
      currency: 'EUR',
      state: 'success',
      isConfirming: false,
      createdAt: now,
      expiresAt: now,
    },
  ])
  await insert(tx, cardPaymentServices, [
    {
      code: 'alfa-vilnius',
      vendorId: 1,
      organizationId: 1,
      position: 1,
      title: {
        en: 'House maintenance, Vilnius',
        lt: 'Namo priežiūra Vilniuje',
        lv: 'Mājas uzturēšana Viļņā',
        ru: 'Содержание дома, Вильнюс',
      },
      referenceHint: hint,
    },
    {
      code: 'alfa-kaunas',
      vendorId: 1,
      organizationId: 2,
      position: 2,
      title: {
        en: 'House maintenance, Kaunas',
        lt: 'Namo priežiūra Kaune',
        lv: 'Mājas uzturēšana Kauņā',
        ru: 'Содержание дома, Каунас',
      },
      referenceHint: hint,
    },
    {
      code: 'beta-klaipeda',
      vendorId: 2,
      organizationId: 4,
      position: 3,
      title: {
        en: 'Utilities, Klaipėda',
        lt: 'Komunalinės paslaugos Klaipėdoje',
        lv: 'Komunālie pakalpojumi Klaipēdā',
        ru: 'Коммунальные услуги, Клайпеда',
      },
      referenceHint: hint,
    },
    {
      code: 'beta-vandenys',
      vendorId: 2,
      organizationId: 7,
      position: 4,
      title: { en: 'Water', lt: 'Vanduo', lv: 'Ūdens', ru: 'Вода' },
      referenceHint: hint,
    },
  ])
}
