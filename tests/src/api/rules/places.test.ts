import { expect, it } from 'vitest'
import { pathOf } from '../../../../src/api/rules/destinations.ts'

it('NAV-5: a destination is a path with its parameters filled in', () => {
  expect(pathOf('contract', { vendor: 'alfa', contract: 7 })).toBe('/vendor/alfa/contract/7')
})

it('NAV-5: a destination with a missing parameter becomes the start page', () => {
  expect(pathOf('contract', { vendor: 'alfa' })).toBe('/')
})

it('NAV-10: a parameter cannot lead out of the site', () => {
  expect(pathOf('contract', { vendor: '../..//evil.example', contract: 1 })).toBe(
    '/vendor/..%2F..%2F%2Fevil.example/contract/1',
  )
})

it('MET-5: the subject of a request is in the query of its form, without empty values', () => {
  expect(pathOf('help-desk-create')).toBe('/help-desk/create')
  expect(pathOf('help-desk-create', { contract: 7, message: 'a&b=c #1', other: 'x' })).toBe(
    '/help-desk/create?contract=7&message=a%26b%3Dc+%231',
  )
})

it('NAV-3 NAV-4: a destination of a contract is under its vendor, its organization too, or alone', () => {
  const message = { type: 'news', message: 3 }
  expect(pathOf('messages')).toBe('/messages')
  expect(pathOf('messages', { type: 'news' })).toBe('/messages?type=news')
  expect(pathOf('message', message)).toBe('/messages/type/news/3')
  expect(pathOf('message', { ...message, vendor: 'alfa', contract: 7 })).toBe(
    '/vendor/alfa/contract/7/messages/type/news/3',
  )
  expect(pathOf('message', { ...message, vendor: 'beta', organization: 5, contract: 7 })).toBe(
    '/vendor/beta/organizations/5/contract/7/messages/type/news/3',
  )
  // Without its vendor a contract has no page; parameters in the path are not repeated in the query.
  expect(pathOf('help-desk-create', { contract: 7 })).toBe('/help-desk/create?contract=7')
  expect(pathOf('help-desk-create', { vendor: 'alfa', contract: 7, category: 'other' })).toBe(
    '/vendor/alfa/contract/7/help-desk/create?category=other',
  )
  expect(pathOf('message', { vendor: 'alfa', contract: 7 })).toBe('/')
})
