import type { Locale } from '../../../src/schemas/locales.ts'
import { type MailText, write } from './MailText.ts'

export type SocialMail = 'providerLinked' | 'providerUnlinked'

/** Mails about signing in through others (AUT-12). */
export const socialMails: Readonly<Record<Locale, Readonly<Record<SocialMail, MailText>>>> = {
  en: {
    providerLinked: write(
      'Your account can be opened in a further way',
      'Hello,',
      'your account was just linked to an account elsewhere. From now on signing in there opens it, too.',
      'If it was not you, unlink it in your profile and set a new password at once:',
    ),
    providerUnlinked: write(
      'Your account can be opened in one way less',
      'Hello,',
      'an account elsewhere was just unlinked from yours. Signing in there does not open it any more.',
      'If it was not you, set a new password at once:',
    ),
  },
  lt: {
    providerLinked: write(
      'Prie Jūsų paskyros galima prisijungti dar vienu būdu',
      'Sveiki,',
      'Jūsų paskyra ką tik susieta su paskyra kitoje svetainėje. Nuo šiol prisijungsite ir per ją.',
      'Jei tai padarėte ne Jūs, profilyje ją atsiekite ir nedelsdami susikurkite naują slaptažodį:',
    ),
    providerUnlinked: write(
      'Prie Jūsų paskyros galima prisijungti vienu būdu mažiau',
      'Sveiki,',
      'paskyra kitoje svetainėje ką tik atsieta nuo Jūsų paskyros. Per ją prisijungti nebegalima.',
      'Jei tai padarėte ne Jūs, nedelsdami susikurkite naują slaptažodį:',
    ),
  },
  lv: {
    providerLinked: write(
      'Jūsu kontā var pieslēgties vēl vienā veidā',
      'Labdien!',
      'Jūsu konts tikko tika sasaistīts ar kontu citā vietnē. Turpmāk varat pieslēgties arī ar to.',
      'Ja to izdarījāt ne Jūs, profilā atvienojiet to un nekavējoties izveidojiet jaunu paroli:',
    ),
    providerUnlinked: write(
      'Jūsu kontā var pieslēgties par vienu veidu mazāk',
      'Labdien!',
      'Konts citā vietnē tikko tika atvienots no Jūsu konta. Ar to pieslēgties vairs nevar.',
      'Ja to izdarījāt ne Jūs, nekavējoties izveidojiet jaunu paroli:',
    ),
  },
  ru: {
    providerLinked: write(
      'В Вашу учётную запись можно войти ещё одним способом',
      'Здравствуйте!',
      'Ваша учётная запись только что связана с учётной записью на другом сайте. Теперь можно входить и через неё.',
      'Если это сделали не Вы, отвяжите её в профиле и немедленно задайте новый пароль:',
    ),
    providerUnlinked: write(
      'В Вашу учётную запись можно войти на один способ меньше',
      'Здравствуйте!',
      'Учётная запись на другом сайте только что отвязана от Вашей. Войти через неё больше нельзя.',
      'Если это сделали не Вы, немедленно задайте новый пароль:',
    ),
  },
}
