import type { Locale } from '../../../../src/api/schemas/locales.ts'
import { type MailText, write } from '../../../mail/MailText.ts'

export type SocialMail = 'providerLinked' | 'providerUnlinked'

/** Mails about social sign-in (AUT-12). */
export const socialMails: Readonly<Record<Locale, Readonly<Record<SocialMail, MailText>>>> = {
  en: {
    providerLinked: write(
      'A new way to sign in was added to your account',
      'Hello,',
      'Your account was just linked to an account on another site. You can now sign in with it.',
      'If this wasn’t you, unlink it in your account and set a new password right away:',
    ),
    providerUnlinked: write(
      'A way to sign in was removed from your account',
      'Hello,',
      'An account on another site was just unlinked from yours. You can no longer sign in with it.',
      'If this wasn’t you, set a new password right away:',
    ),
  },
  lt: {
    providerLinked: write(
      'Prie Jūsų paskyros pridėtas dar vienas prisijungimo būdas',
      'Sveiki,',
      'Jūsų paskyra ką tik susieta su paskyra kitoje svetainėje. Nuo šiol prisijungsite ir per ją.',
      'Jei tai padarėte ne Jūs, savo paskyroje ją atsiekite ir nedelsdami susikurkite naują slaptažodį:',
    ),
    providerUnlinked: write(
      'Nuo Jūsų paskyros atsietas vienas prisijungimo būdas',
      'Sveiki,',
      'paskyra kitoje svetainėje ką tik atsieta nuo Jūsų paskyros. Per ją prisijungti nebegalima.',
      'Jei tai padarėte ne Jūs, nedelsdami susikurkite naują slaptažodį:',
    ),
  },
  lv: {
    providerLinked: write(
      'Jūsu kontam piesaistīts vēl viens pieslēgšanās veids',
      'Labdien!',
      'Jūsu konts tikko tika piesaistīts kontam citā vietnē. Turpmāk varat pieslēgties arī ar to.',
      'Ja to izdarījāt ne Jūs, savā kontā atsaistiet to un nekavējoties izveidojiet jaunu paroli:',
    ),
    providerUnlinked: write(
      'No Jūsu konta atsaistīts viens pieslēgšanās veids',
      'Labdien!',
      'Konts citā vietnē tikko tika atsaistīts no Jūsu konta. Ar to pieslēgties vairs nevar.',
      'Ja to izdarījāt ne Jūs, nekavējoties izveidojiet jaunu paroli:',
    ),
  },
  ru: {
    providerLinked: write(
      'К вашей учётной записи привязан ещё один способ входа',
      'Здравствуйте!',
      'К вашей учётной записи только что привязали учётную запись на другом сайте. Теперь можно входить и через неё.',
      'Если это были не вы, отвяжите её в своей учётной записи и немедленно задайте новый пароль:',
    ),
    providerUnlinked: write(
      'От вашей учётной записи отвязан способ входа',
      'Здравствуйте!',
      'Учётная запись на другом сайте только что отвязана от вашей. Войти через неё больше нельзя.',
      'Если это были не вы, немедленно задайте новый пароль:',
    ),
  },
}
