import type { ApiTexts } from './ApiTexts.ts'

/** Values that many objects share, each described in one place. */
export const values: ApiTexts['values'] = {
  AnyMoment: {
    description: 'A moment with its zone; it is stored in UTC.',
    examples: ['2026-11-30T23:59:59+02:00'],
  },
  Code: { description: 'A code of the service catalogue, or of the vendor.', examples: ['heating'] },
  Colour: { description: 'A colour as #RRGGBB.', examples: ['#0B5FFF'] },
  Currency: { description: 'Code of a currency by ISO 4217.', examples: ['EUR'] },
  Day: {
    description: 'A day of the calendar in the vendor’s time zone.',
    examples: ['2026-11-30'],
    format: 'date',
  },
  Email: { description: 'One e-mail address in ASCII.', examples: ['ruta@example.com'] },
  EmailAddress: { description: 'An e-mail address.', examples: ['info@alfa.example'] },
  Flag: { description: 'Yes or no.', examples: ['true'] },
  FormReference: {
    description: 'Reference of a client data form, or of a file of one.',
    examples: ['pUq3vW7xYzA1bC2dE4fG5h'],
  },
  Id: { description: 'Number of an object, given by the server.', examples: [1] },
  IdText: { description: 'Number of an object, given by the server.', examples: ['1'] },
  LinkToken: {
    description: 'The secret of a link, which counts once and ends with its time.',
    examples: ['q0KlYh3Vw1sJm8dPz2RtXaBcDeFgHiJkLmNoPqRsTuV'],
  },
  Locale: { description: 'Language of texts.', examples: ['lt'] },
  Moment: {
    description: 'A moment in UTC.',
    examples: ['2026-11-30T21:59:59.000Z'],
    format: 'date-time',
  },
  Money: {
    description: 'An amount as decimal text with two places, never a float; negative for a credit.',
    examples: ['48.20'],
  },
  Month: { description: 'A month of the calendar.', examples: ['2026-10'] },
  Pdf: { description: 'Bytes of a PDF as base64.', examples: ['JVBERi0xLjcK'] },
  PersonName: { description: 'A first or last name.', examples: ['Rūta'] },
  Phone: { description: 'A telephone number: “+” and 8 to 15 digits.', examples: ['+37061200001'] },
  PositiveMoney: { description: 'An amount above zero.', examples: ['12.50'] },
  Proof: {
    description:
      'The person’s password, which the call needs besides the token; a missing one is asked for by 422.',
    examples: ['correct horse battery'],
  },
  PublishableKey: {
    description: 'Publishable key of a partner, which is public in its pages.',
    examples: ['pk_4f7kq2m9x1v8b3n6c5z0'],
  },
  Reading: {
    description: 'A value of a meter as decimal text with up to four places, never a float.',
    examples: ['1204.5'],
  },
  RealDay: { description: 'A day of the calendar.', examples: ['2026-11-30'], format: 'date' },
  RealMonth: { description: 'A month of the calendar.', examples: ['2026-10'] },
  RedirectUrl: {
    description:
      'Address of the page that gets the result: of the portal, or of an origin that may embed elements.',
    examples: ['https://portal.example/social'],
  },
  Reference: {
    description: 'Text that the server made to name something.',
    examples: ['pUq3vW7xYzA1bC2dE4fG5h'],
  },
  RequestStage: {
    description: '1 new, 2 registered, 3 in process, 4 completed, 5 rejected or cancelled.',
    examples: [3],
  },
  Slug: { description: 'Short name in addresses, e.g. of a vendor.', examples: ['alfa'] },
  SourceId: { description: 'The vendor’s own key of a record.', examples: ['LT-000123'] },
  SourceParam: { description: 'The vendor’s own key of a record.', examples: ['LT-000123'] },
  TaskStage: {
    description: '1 new, 2 registered, 3 in process, 4 completed, 5 rejected or cancelled.',
    examples: [3],
  },
  UploadPurpose: { description: 'What an upload is for.', examples: ['help-desk'] },
  VendorTexts: {
    description: 'Texts by the keys of those that they replace.',
    examples: [{ 'bills.title': 'Mano sąskaitos' }],
  },
  WebAddress: { description: 'An address of the web.', examples: ['https://alfa.example/help'] },
  YesNo: { description: 'Yes or no; a cell of a CSV has it as text.', examples: [true] },
}
