import type { Locale } from '../../../../src/api/schemas/locales.ts'
import { type MailText, write } from '../../../mail/MailText.ts'
import { type SocialMail, socialMails } from './socialMails.ts'

/**
 * Texts of mails about accounts. They contain no names, because anybody can enter an address and a
 * name, and could so send text to strangers.
 */
export type AccountMail =
  | 'verifyEmail'
  | 'alreadyRegistered'
  | 'resetPassword'
  | 'passwordChanged'
  | 'changeEmail'
  | 'emailChanged'
  | 'newsletter'
  | SocialMail

export const accountMails: Readonly<Record<Locale, Readonly<Record<AccountMail, MailText>>>> = {
  en: {
    ...socialMails.en,
    verifyEmail: write(
      'Confirm your email address',
      'Hello,',
      'Someone created a Resident portal account with this email address. If this was you, confirm the address. The link works for two days.',
      'If this wasn’t you, do nothing: nobody can use the account without this link.',
    ),
    alreadyRegistered: write(
      'You already have an account',
      'Hello,',
      'Someone tried to create an account with this email address, but there already is one. Nothing was changed.',
      'If this was you and you’ve forgotten your password, set a new one here:',
    ),
    resetPassword: write(
      'Set a new password',
      'Hello,',
      'We received a request to change the password of your account. If this was you, set a new one here. The link works once, within one hour.',
      'If this wasn’t you, do nothing: your password stays the same.',
    ),
    passwordChanged: write(
      'Your password was changed',
      'Hello,',
      'The password of your account was just changed, and all other devices were signed out.',
      'If this wasn’t you, set a new password right away:',
    ),
    changeEmail: write(
      'Confirm your new email address',
      'Hello,',
      'Someone wants to sign in to an account with this email address. If this was you, confirm the address. The link works for one hour.',
      'If this wasn’t you, do nothing.',
    ),
    emailChanged: write(
      'Your email address was changed',
      'Hello,',
      'From now on you sign in with another email address. This is the last email to this one.',
      'If this wasn’t you, contact your housing company right away.',
    ),
    newsletter: write(
      'You will receive our news',
      'Hello,',
      'You agreed to receive news and offers from us, at most two emails a month.',
      'You can unsubscribe at any time, without signing in:',
    ),
  },
  lt: {
    ...socialMails.lt,
    verifyEmail: write(
      'Patvirtinkite savo el. paštą',
      'Sveiki,',
      'šiuo el. pašto adresu sukurta gyventojų savitarnos paskyra. Jei tai padarėte Jūs, patvirtinkite adresą. Nuoroda galioja dvi paras.',
      'Jei tai padarėte ne Jūs, nieko nedarykite: be šios nuorodos paskyra niekas negalės naudotis.',
    ),
    alreadyRegistered: write(
      'Jūs jau turite paskyrą',
      'Sveiki,',
      'gavome prašymą sukurti paskyrą šiuo el. pašto adresu, tačiau tokia paskyra jau yra. Nieko nepakeitėme.',
      'Jei tai buvote Jūs ir pamiršote slaptažodį, naują susikursite čia:',
    ),
    resetPassword: write(
      'Susikurkite naują slaptažodį',
      'Sveiki,',
      'gavome prašymą pakeisti Jūsų paskyros slaptažodį. Jei prašėte Jūs, susikurkite naują čia. Nuoroda galioja vieną valandą ir tik vieną kartą.',
      'Jei prašėte ne Jūs, nieko nedarykite: slaptažodis liks toks pat.',
    ),
    passwordChanged: write(
      'Jūsų slaptažodis pakeistas',
      'Sveiki,',
      'Jūsų paskyros slaptažodis ką tik pakeistas. Visuose kituose įrenginiuose reikės prisijungti iš naujo.',
      'Jei tai padarėte ne Jūs, nedelsdami susikurkite naują slaptažodį:',
    ),
    changeEmail: write(
      'Patvirtinkite naują el. paštą',
      'Sveiki,',
      'šį el. pašto adresą norima naudoti paskyrai. Jei tai Jūs, patvirtinkite jį. Nuoroda galioja vieną valandą.',
      'Jei tai ne Jūs, nieko nedarykite.',
    ),
    emailChanged: write(
      'Jūsų el. paštas pakeistas',
      'Sveiki,',
      'nuo šiol prie paskyros jungsitės kitu el. pašto adresu. Tai paskutinis laiškas šiuo adresu.',
      'Jei tai padarėte ne Jūs, nedelsdami kreipkitės į savo namą prižiūrinčią įmonę.',
    ),
    newsletter: write(
      'Siųsime Jums naujienas',
      'Sveiki,',
      'sutikote gauti mūsų naujienas ir pasiūlymus, ne daugiau kaip du laiškus per mėnesį.',
      'Bet kada galite jų atsisakyti neprisijungę:',
    ),
  },
  lv: {
    ...socialMails.lv,
    verifyEmail: write(
      'Apstipriniet savu e-pasta adresi',
      'Labdien!',
      'Ar šo e-pasta adresi ir izveidots iedzīvotāju portāla konts. Ja to izdarījāt Jūs, apstipriniet adresi. Saite darbojas divas diennaktis.',
      'Ja to izdarījāt ne Jūs, nedariet neko: bez šīs saites kontu neviens nevarēs izmantot.',
    ),
    alreadyRegistered: write(
      'Jums jau ir konts',
      'Labdien!',
      'Saņēmām lūgumu izveidot kontu ar šo e-pasta adresi, taču šāds konts jau ir. Nekas nav mainīts.',
      'Ja tas bijāt Jūs un parole ir aizmirsta, jaunu var pieprasīt šeit:',
    ),
    resetPassword: write(
      'Izveidojiet jaunu paroli',
      'Labdien!',
      'Saņēmām lūgumu nomainīt Jūsu konta paroli. Ja lūdzāt Jūs, izveidojiet jaunu šeit. Saite darbojas vienu stundu un tikai vienu reizi.',
      'Ja lūdzāt ne Jūs, nedariet neko: parole paliks tā pati.',
    ),
    passwordChanged: write(
      'Jūsu parole ir nomainīta',
      'Labdien!',
      'Jūsu konta parole tikko tika nomainīta. Visās citās ierīcēs būs jāpieslēdzas no jauna.',
      'Ja to izdarījāt ne Jūs, nekavējoties izveidojiet jaunu paroli:',
    ),
    changeEmail: write(
      'Apstipriniet jauno e-pasta adresi',
      'Labdien!',
      'Šo e-pasta adresi vēlas izmantot kontam. Ja tas esat Jūs, apstipriniet to. Saite darbojas vienu stundu.',
      'Ja tas neesat Jūs, nedariet neko.',
    ),
    emailChanged: write(
      'Jūsu e-pasta adrese ir nomainīta',
      'Labdien!',
      'Turpmāk pieslēgsieties ar citu e-pasta adresi. Šis ir pēdējais e-pasts uz šo adresi.',
      'Ja to izdarījāt ne Jūs, nekavējoties sazinieties ar savas mājas apsaimniekotāju.',
    ),
    newsletter: write(
      'Sūtīsim Jums jaunumus',
      'Labdien!',
      'Jūs piekritāt saņemt mūsu jaunumus un piedāvājumus, ne vairāk kā divus e-pastus mēnesī.',
      'No tiem jebkurā brīdī var atteikties, nepieslēdzoties:',
    ),
  },
  ru: {
    ...socialMails.ru,
    verifyEmail: write(
      'Подтвердите адрес эл. почты',
      'Здравствуйте!',
      'С этим адресом эл. почты создана учётная запись на портале жителя. Если это сделали вы, подтвердите адрес. Ссылка действует двое суток.',
      'Если это были не вы, ничего не делайте: без этой ссылки учётной записью никто не сможет воспользоваться.',
    ),
    alreadyRegistered: write(
      'У вас уже есть учётная запись',
      'Здравствуйте!',
      'Кто-то пытался создать учётную запись с этим адресом эл. почты, но она уже есть. Ничего не изменено.',
      'Если это были вы и не помните пароль, запросите новый здесь:',
    ),
    resetPassword: write(
      'Задайте новый пароль',
      'Здравствуйте!',
      'Мы получили запрос на смену пароля вашей учётной записи. Если это были вы, задайте новый пароль здесь. Ссылка действует один час и только один раз.',
      'Если это были не вы, ничего не делайте: пароль останется прежним.',
    ),
    passwordChanged: write(
      'Ваш пароль изменён',
      'Здравствуйте!',
      'Пароль вашей учётной записи только что изменён. На всех других устройствах нужно будет войти снова.',
      'Если это были не вы, немедленно задайте новый пароль:',
    ),
    changeEmail: write(
      'Подтвердите новый адрес эл. почты',
      'Здравствуйте!',
      'Этот адрес эл. почты указали для входа в учётную запись. Если это были вы, подтвердите его. Ссылка действует один час.',
      'Если это были не вы, ничего не делайте.',
    ),
    emailChanged: write(
      'Ваш адрес эл. почты изменён',
      'Здравствуйте!',
      'Теперь для входа используется другой адрес эл. почты. Это последнее письмо на этот адрес.',
      'Если это были не вы, немедленно сообщите компании, которая обслуживает ваш дом.',
    ),
    newsletter: write(
      'Мы будем присылать вам новости',
      'Здравствуйте!',
      'Вы согласились получать наши новости и предложения: не более двух писем в месяц.',
      'Отказаться можно в любое время, не входя в учётную запись:',
    ),
  },
}
