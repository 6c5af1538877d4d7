import type { Locale } from '../../../src/schemas/locales.ts'
import { type MailText, write } from '../mail/MailText.ts'

type ContractMail = 'confirm' | 'confirmed'

/** Mails about a contract's e-mail address. Nothing a stranger could have typed stands in them. */
export const contractMails: Readonly<Record<Locale, Readonly<Record<ContractMail, MailText>>>> = {
  en: {
    confirm: write(
      'Confirm the e-mail address of your contract',
      'Hello,',
      'somebody wants to get mail about a contract at this address. If it was you, confirm it. The link works for one hour.',
      'If it was not you, do nothing.',
    ),
    confirmed: write(
      'Mail about your contract comes here',
      'Hello,',
      'the e-mail address of your contract is confirmed. You choose in your profile what we write to you about.',
      'You can end each kind of mail at any time, without signing in:',
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
      'Laiškai apie sutartį ateis čia',
      'Sveiki,',
      'Jūsų sutarties el. paštas patvirtintas. Profilyje pasirinksite, apie ką Jums rašyti.',
      'Kiekvienos rūšies laiškų bet kada galite atsisakyti neprisijungę:',
    ),
  },
  lv: {
    confirm: write(
      'Apstipriniet līguma e-pasta adresi',
      'Labdien!',
      'Uz šo adresi vēlas saņemt vēstules par līgumu. Ja tas esat Jūs, apstipriniet to. Saite darbojas vienu stundu.',
      'Ja tas neesat Jūs, nedariet neko.',
    ),
    confirmed: write(
      'Vēstules par līgumu nāks šeit',
      'Labdien!',
      'Jūsu līguma e-pasta adrese ir apstiprināta. Profilā izvēlēsieties, par ko Jums rakstīt.',
      'No katra veida vēstulēm var atteikties jebkurā laikā, nepieslēdzoties:',
    ),
  },
  ru: {
    confirm: write(
      'Подтвердите адрес эл. почты договора',
      'Здравствуйте,',
      'на этот адрес хотят получать письма о договоре. Если это Вы, подтвердите его. Ссылка действует один час.',
      'Если это не Вы, ничего не делайте.',
    ),
    confirmed: write(
      'Письма о договоре будут приходить сюда',
      'Здравствуйте,',
      'адрес эл. почты Вашего договора подтверждён. В профиле Вы выберете, о чём Вам писать.',
      'От писем каждого вида можно отказаться в любое время, не входя в систему:',
    ),
  },
}
