import type { Locale } from '../../../src/api/schemas/locales.ts'
import { type MailText, write } from '../../mail/MailText.ts'

type ContractMail = 'confirm' | 'confirmed'

/**
 * Mails about a contract's e-mail address. They contain no user input, because a stranger may have
 * typed it.
 */
export const contractMails: Readonly<Record<Locale, Readonly<Record<ContractMail, MailText>>>> = {
  en: {
    confirm: write(
      'Confirm the email address of your contract',
      'Hello,',
      'Someone wants to receive emails about a contract at this address. If this was you, confirm the address. The link works for one hour.',
      'If this wasn’t you, do nothing.',
    ),
    confirmed: write(
      'Emails about your contract will come to this address',
      'Hello,',
      'The email address of your contract is confirmed. In your account you can choose what we email you about.',
      'You can unsubscribe from each kind of email at any time, without signing in:',
    ),
  },
  lt: {
    confirm: write(
      'Patvirtinkite sutarties el. paštą',
      'Sveiki,',
      'šiuo adresu norima gauti laiškus apie sutartį. Jei tai Jūs, patvirtinkite jį. Nuoroda galioja vieną valandą.',
      'Jei tai ne Jūs, nieko nedarykite.',
    ),
    confirmed: write(
      'Laiškus apie sutartį siųsime šiuo adresu',
      'Sveiki,',
      'Jūsų sutarties el. paštas patvirtintas. Savo paskyroje pasirinksite, apie ką Jums rašyti.',
      'Kiekvienos rūšies laiškų bet kada galite atsisakyti neprisijungę:',
    ),
  },
  lv: {
    confirm: write(
      'Apstipriniet līguma e-pasta adresi',
      'Labdien!',
      'Uz šo adresi vēlas saņemt e-pastus par līgumu. Ja tas esat Jūs, apstipriniet to. Saite darbojas vienu stundu.',
      'Ja tas neesat Jūs, nedariet neko.',
    ),
    confirmed: write(
      'E-pasti par līgumu tiks sūtīti uz šo adresi',
      'Labdien!',
      'Jūsu līguma e-pasta adrese ir apstiprināta. Savā kontā izvēlēsieties, par ko Jums rakstīt.',
      'No katra veida e-pastiem var atteikties jebkurā laikā, nepieslēdzoties:',
    ),
  },
  ru: {
    confirm: write(
      'Подтвердите адрес эл. почты договора',
      'Здравствуйте!',
      'На этот адрес хотят получать письма о договоре. Если это вы, подтвердите его. Ссылка действует один час.',
      'Если это не вы, ничего не делайте.',
    ),
    confirmed: write(
      'Письма о договоре будут приходить на этот адрес',
      'Здравствуйте!',
      'Адрес эл. почты вашего договора подтверждён. В своей учётной записи вы выберете, о чём вам писать.',
      'От писем каждого вида можно отказаться в любое время, не входя в учётную запись:',
    ),
  },
}
