import type { Locale } from '../../../src/api/schemas/locales.ts'
import { type MailText, write } from '../../mail/MailText.ts'

type ContractMail = 'confirm' | 'confirmed' | 'linked'

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
    linked: write(
      'Someone else now sees your contract',
      'Hello,',
      'A contract of yours was just linked to another account, by its number and the latest bill. Its holder can see bills and other data of the contract.',
      'If you don’t know who this is, contact your housing company. Your contracts are in your account:',
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
    linked: write(
      'Jūsų sutartį dabar mato dar vienas asmuo',
      'Sveiki,',
      'Jūsų sutartis ką tik susieta su kita paskyra pagal sutarties numerį ir naujausią sąskaitą. Tos paskyros savininkas mato sąskaitas ir kitus sutarties duomenis.',
      'Jei nežinote, kas tai, kreipkitės į savo namą prižiūrinčią įmonę. Savo sutartis matote paskyroje:',
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
    linked: write(
      'Jūsu līgumu tagad redz vēl kāds',
      'Labdien!',
      'Jūsu līgums tikko tika piesaistīts citam kontam pēc līguma numura un jaunākā rēķina. Šī konta īpašnieks redz rēķinus un citus līguma datus.',
      'Ja nezināt, kas tas ir, sazinieties ar savas mājas apsaimniekotāju. Savus līgumus redzat kontā:',
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
    linked: write(
      'Ваш договор теперь видит ещё один человек',
      'Здравствуйте!',
      'Ваш договор только что привязали к другой учётной записи по его номеру и последнему счёту. Её владелец видит счета и другие данные договора.',
      'Если вы не знаете, кто это, обратитесь в компанию, которая обслуживает ваш дом. Ваши договоры видны в учётной записи:',
    ),
  },
}
