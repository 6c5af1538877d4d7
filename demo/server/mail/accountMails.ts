import type { Locale } from '../../../src/schemas/locales.ts'
import { type MailText, write } from './MailText.ts'
import { type SocialMail, socialMails } from './socialMails.ts'

/**
 * Texts of mails about accounts. No name stands in them: whoever types an address and a name must not be able to
 * write to strangers through us.
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
      'Confirm your e-mail address',
      'Hello,',
      'somebody opened an account for residents with this e-mail address. If it was you, confirm the address. The link works for two days.',
      'If it was not you, do nothing: without this link nobody can use the account.',
    ),
    alreadyRegistered: write(
      'You already have an account',
      'Hello,',
      'somebody tried to use this e-mail address for an account, but it already has one. Nothing was changed.',
      'If it was you and you have forgotten the password, ask for a new one here:',
    ),
    resetPassword: write(
      'Set a new password',
      'Hello,',
      'somebody asked for a new password for your account. If it was you, set one here. The link works for one hour and only once.',
      'If it was not you, do nothing: the password stays as it is.',
    ),
    passwordChanged: write(
      'Your password was changed',
      'Hello,',
      'the password of your account was just changed, and all other devices were signed out.',
      'If it was not you, set a new password at once:',
    ),
    changeEmail: write(
      'Confirm your new e-mail address',
      'Hello,',
      'somebody wants to use this e-mail address for an account. If it was you, confirm it. The link works for one hour.',
      'If it was not you, do nothing.',
    ),
    emailChanged: write(
      'Your e-mail address was changed',
      'Hello,',
      'from now on you sign in with another e-mail address. This is the last mail to this one.',
      'If it was not you, write to us at once.',
    ),
    newsletter: write(
      'You will get our news',
      'Hello,',
      'you agreed to get news and offers from us, at most two a month.',
      'You can end this at any time, without signing in:',
    ),
  },
  lt: {
    ...socialMails.lt,
    verifyEmail: write(
      'Patvirtinkite savo el. paštą',
      'Sveiki,',
      'šiuo el. pašto adresu sukurta gyventojo paskyra. Jei tai padarėte Jūs, patvirtinkite adresą. Nuoroda galioja dvi paras.',
      'Jei tai padarėte ne Jūs, nieko nedarykite: be šios nuorodos paskyra niekas negalės naudotis.',
    ),
    alreadyRegistered: write(
      'Jūs jau turite paskyrą',
      'Sveiki,',
      'kažkas mėgino panaudoti šį el. pašto adresą paskyrai, tačiau ji jau yra. Niekas nepakeista.',
      'Jei tai buvote Jūs ir pamiršote slaptažodį, naujo galite paprašyti čia:',
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
      'Jūsų paskyros slaptažodis ką tik pakeistas, visi kiti įrenginiai atjungti.',
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
      'nuo šiol prisijungsite kitu el. pašto adresu. Tai paskutinis laiškas šiuo adresu.',
      'Jei tai padarėte ne Jūs, nedelsdami mums parašykite.',
    ),
    newsletter: write(
      'Siųsime Jums naujienas',
      'Sveiki,',
      'sutikote gauti mūsų naujienas ir pasiūlymus, ne daugiau kaip du per mėnesį.',
      'Bet kada galite jų atsisakyti neprisijungę:',
    ),
  },
  lv: {
    ...socialMails.lv,
    verifyEmail: write(
      'Apstipriniet savu e-pasta adresi',
      'Labdien!',
      'Ar šo e-pasta adresi ir izveidots iedzīvotāja konts. Ja to izdarījāt Jūs, apstipriniet adresi. Saite darbojas divas diennaktis.',
      'Ja to izdarījāt ne Jūs, nedariet neko: bez šīs saites kontu neviens nevarēs izmantot.',
    ),
    alreadyRegistered: write(
      'Jums jau ir konts',
      'Labdien!',
      'Kāds mēģināja izmantot šo e-pasta adresi kontam, taču tāds jau ir. Nekas nav mainīts.',
      'Ja tas bijāt Jūs un esat aizmirsis paroli, jaunu var pieprasīt šeit:',
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
      'Jūsu konta parole tikko tika nomainīta, un visas pārējās ierīces ir atvienotas.',
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
      'Turpmāk pieslēgsieties ar citu e-pasta adresi. Šī ir pēdējā vēstule uz šo adresi.',
      'Ja to izdarījāt ne Jūs, nekavējoties rakstiet mums.',
    ),
    newsletter: write(
      'Sūtīsim Jums jaunumus',
      'Labdien!',
      'Jūs piekritāt saņemt mūsu jaunumus un piedāvājumus, ne vairāk kā divus mēnesī.',
      'No tiem jebkurā brīdī var atteikties, nepieslēdzoties:',
    ),
  },
  ru: {
    ...socialMails.ru,
    verifyEmail: write(
      'Подтвердите адрес эл. почты',
      'Здравствуйте!',
      'На этот адрес эл. почты создана учётная запись жителя. Если это сделали Вы, подтвердите адрес. Ссылка действует двое суток.',
      'Если это сделали не Вы, ничего не делайте: без этой ссылки учётной записью никто не сможет пользоваться.',
    ),
    alreadyRegistered: write(
      'У Вас уже есть учётная запись',
      'Здравствуйте!',
      'Кто-то пытался использовать этот адрес эл. почты для учётной записи, но она уже есть. Ничего не изменено.',
      'Если это были Вы и забыли пароль, новый можно запросить здесь:',
    ),
    resetPassword: write(
      'Задайте новый пароль',
      'Здравствуйте!',
      'Мы получили просьбу сменить пароль Вашей учётной записи. Если просили Вы, задайте новый здесь. Ссылка действует один час и только один раз.',
      'Если просили не Вы, ничего не делайте: пароль останется прежним.',
    ),
    passwordChanged: write(
      'Ваш пароль изменён',
      'Здравствуйте!',
      'Пароль Вашей учётной записи только что изменён, на всех других устройствах выполнен выход.',
      'Если это сделали не Вы, немедленно задайте новый пароль:',
    ),
    changeEmail: write(
      'Подтвердите новый адрес эл. почты',
      'Здравствуйте!',
      'Этот адрес эл. почты хотят использовать для учётной записи. Если это Вы, подтвердите его. Ссылка действует один час.',
      'Если это не Вы, ничего не делайте.',
    ),
    emailChanged: write(
      'Ваш адрес эл. почты изменён',
      'Здравствуйте!',
      'Теперь Вы входите с другим адресом эл. почты. Это последнее письмо на этот адрес.',
      'Если это сделали не Вы, немедленно напишите нам.',
    ),
    newsletter: write(
      'Мы будем присылать Вам новости',
      'Здравствуйте!',
      'Вы согласились получать наши новости и предложения, не более двух в месяц.',
      'Отказаться можно в любое время, не входя в учётную запись:',
    ),
  },
}
