import { expect, test } from 'vitest'
import { translations, vendorTranslations } from '../../../../server/modules/platform/tables.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'

onEachDatabase('Texts that replace bundled ones', server => {
  const texts = async (path: string) => (await server().read(`translations/web/${path}`)).data

  test("I18-2: a vendor's texts override the platform's for that vendor only", async () => {
    const { queries } = server().database
    await queries.insert(translations).values([
      { locale: 'en', key: 'login.title', text: 'Welcome' },
      { locale: 'en', key: 'login.email', text: 'Your email' },
    ])
    await queries.insert(vendorTranslations).values([
      { vendorId: 1, locale: 'en', key: 'login.title', text: 'Welcome to Alfa' },
      { vendorId: 1, locale: 'lt', key: 'login.title', text: 'Sveiki atvykę į Alfą' },
    ])
    expect(await texts('en')).toMatchObject({ 'login.title': 'Welcome', 'login.email': 'Your email' })
    expect(await texts('en?vendor=alfa')).toMatchObject({
      'login.title': 'Welcome to Alfa',
      'login.email': 'Your email',
    })
    expect(await texts('lt?vendor=alfa')).toMatchObject({ 'login.title': 'Sveiki atvykę į Alfą' })
    expect(await texts('en?vendor=beta')).toEqual(await texts('en'))
    expect(await texts('en?vendor=unknown')).toEqual(await texts('en'))
  })
})
