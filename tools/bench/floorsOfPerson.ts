import { limits } from '../../src/api/schemas/limits.ts'
import type { FrequentRead } from '../../tests/support/frequentReads.ts'
import { isOpen, lastDay, moment, money, page, session, windowMonth } from './floorParts.ts'

/** The contracts that the session opens. */
const held = `${session},
  held as (select distinct c.id, c.vendor_id, c.organization_id, s.user_id from session s
    join user_contracts uc on uc.user_id = s.user_id and (s.vendor_ids is null or uc.vendor_id = any(s.vendor_ids))
    join contracts c on c.vendor_id = uc.vendor_id and c.id = uc.contract_id)`

const logo = `case when v.logo_svg <> '' then json_build_object('svg', '{api}/organization-groups/' || v.slug || '/logo.svg') end`

const look = `
  'id', v.id, 'slug', v.slug, 'title', v.title, 'color', v.color, 'menuItemTextColor', v.menu_item_text_color,
  'logo', ${logo}`

const listedMessage = `
  'id', m.id, 'type', m.type, 'contractId', m.contract_id, 'date', ${moment('m.date')}, 'topic', m.topic, 'object', m.object,
  'isRead', not exists (select from unreads n where n.user_id = s.user_id and n.item_id = m.id
    and n.module in ('newsMessages', 'personalMessages', 'plannedWork', 'calculation', 'cardPayment', 'messages'))`

const excerpt = `case when length(t.message) <= 120 then t.message else rtrim(left(t.message, 120)) || '…' end`

/** The order of the dashboard's events. */
const kinds = ['reply', 'readings', 'bill', 'poll', 'work', 'offer'] as const

/** Selects events of a kind in an order, by what is not null of them. */
const eventsOf = (kind: (typeof kinds)[number], order: string, fields: string) => `
  select ${kinds.indexOf(kind)} as kind, row_number() over (order by ${order}) as place,
    jsonb_build_object('kind', '${kind}', 'contractId', null, 'title', null, 'from', null, 'until', null, 'isLate', false,
      'amount', null, 'currency', null) || jsonb_build_object(${fields}) as row`

const isUnread = (item: string, module: string) => `exists (select from unreads n where n.user_id = d.user_id
  and n.vendor_id = d.vendor_id and n.module = '${module}' and n.item_id = ${item}.id)`

const may = (permission: string) => `exists (select from user_contracts uc join roles r on r.id = uc.role_id
  where uc.user_id = d.user_id and uc.vendor_id = d.vendor_id and uc.contract_id = d.id and r.permissions ? '${permission}')`

/** Each selects one text `answer`, or no row without a session where one is needed. `{api}` stands for the API's address. */
export const floorsOfPerson = {
  'users/me': `with ${session}
    select json_build_object('data', json_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name,
      'lastName', u.last_name, 'phone', u.phone, 'invalidFields', u.invalid_fields, 'roles', (
        select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'externalName', r.external_name,
          'permissions', r.permissions) order by r.id), '[]')
        from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id)))::text as answer
    from session s join users u on u.id = s.user_id where $2::integer is not null`,

  'organization-groups': `
    select json_build_object('data', coalesce(json_agg(json_build_object(${look},
      'settings', json_build_object('liveChatEnabled', v.live_chat_enabled)) order by v.position), '[]'))::text as answer
    from organization_groups v where $1::text is not null and $2::integer is not null`,

  contracts: `with ${session},
    held as (select c.id, c.vendor_id, c.organization_id, c.username, c.is_active, n.id as name_id, n.name,
        json_agg(distinct uc.role_id) as role_ids,
        coalesce(json_agg(distinct uc.role_id) filter (where not uc.is_confirmed), '[]') as unconfirmed
      from session s
      join user_contracts uc on uc.user_id = s.user_id and (s.vendor_ids is null or uc.vendor_id = any(s.vendor_ids))
      join contracts c on c.vendor_id = uc.vendor_id and c.id = uc.contract_id
      left join contract_names n on n.vendor_id = c.vendor_id and n.contract_id = c.id and n.user_id = s.user_id
      group by c.id, c.vendor_id, n.id, n.name)
    select json_build_object('data', (select coalesce(json_agg(json_build_object(${look},
        'subheaderLogo', ${logo},
        'showOrganizationsPage', v.show_organizations_page,
        'settings', json_build_object('billLinkEnabled', v.bill_link_enabled, 'partPaymentsEnabled', v.part_payments_enabled,
          'advancePaymentsEnabled', v.advance_payments_enabled, 'helpDeskEnabled', v.help_desk_enabled,
          'liveChatEnabled', v.live_chat_enabled, 'redirectToVendorEnabled', v.redirect_to_vendor_enabled,
          'webFaqUrl', v.web_faq_url),
        'organizations', (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name) order by o.id), '[]')
          from organizations o where o.vendor_id = v.id),
        'contracts', (select json_agg(json_build_object('id', h.id, 'organizationId', h.organization_id,
            'username', h.username, 'isActive', h.is_active, 'roleIds', h.role_ids, 'unconfirmedRoleIds', h.unconfirmed,
            'objects', (select coalesce(json_agg(json_build_object('id', o.id, 'address', o.address, 'isActive', o.is_active)
              order by o.id), '[]') from contract_objects o where o.vendor_id = h.vendor_id and o.contract_id = h.id),
            'contractName', case when h.name is not null then json_build_object('id', h.name_id, 'name', h.name) end)
            order by h.is_active desc, h.id) from held h where h.vendor_id = v.id)) order by v.position), '[]')
      from organization_groups v where v.id in (select h.vendor_id from held h)))::text as answer
    from session where $2::integer is not null`,

  messages: `with ${held},
    list as materialized (
      select m.id, m.type, m.contract_id, m.date, m.topic, m.object from held h
      join messages m on m.vendor_id = h.vendor_id and m.contract_id = h.id
      union all
      select m.id, m.type, m.contract_id, m.date, m.topic, m.object from (select distinct vendor_id, organization_id from held) h
      join messages m on m.vendor_id = h.vendor_id and m.organization_id = h.organization_id and m.contract_id is null)
    select ${page(
      `select json_build_object(${listedMessage}) as row
      from list m order by m.date desc, m.id desc`,
      'list',
    )}::text as answer
    from session s where $2::integer is not null`,

  message: `with ${held}
    select json_build_object('data', json_build_object(${listedMessage}, 'body', m.body,
      'files', (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'bytes', octet_length(f.content))
        order by f.id), '[]') from attached_files f
        where f.vendor_id = m.vendor_id and f.item = 'message' and f.item_id = m.id),
      'plannedWork', m.planned_work))::text as answer
    from session s join messages m on m.id = $2::integer and m.type = 'news'
    where exists (select from held h where h.vendor_id = m.vendor_id
      and (m.contract_id = h.id or (m.contract_id is null and m.organization_id = h.organization_id)))`,

  'help-desk': `with ${held},
    list as materialized (select t.*, o.name as organization, k.title from session s
      join help_desk_tasks t on t.user_id = s.user_id
        and exists (select from held h where h.vendor_id = t.vendor_id and h.id = t.contract_id)
      join organizations o on o.id = t.organization_id
      left join help_desk_categories k on k.vendor_id = t.vendor_id and k.code = t.category)
    select ${page(
      `select json_build_object('id', t.id,
        'number', 'PG-' || to_char(t.created_at at time zone 'UTC', 'YYYY') || '-' || lpad(t.id::text, 5, '0'),
        'organizationId', t.organization_id, 'organization', t.organization, 'contractId', t.contract_id,
        'object', t.object, 'category', t.category, 'stage', t.stage, 'createdAt', ${moment('t.created_at')},
        'excerpt', ${excerpt},
        'isRead', not exists (select from unreads n where n.user_id = s.user_id and n.vendor_id = t.vendor_id
          and n.module = 'helpDeskTasks' and n.item_id = t.id)) as row
      from list t order by t.created_at desc, t.id desc`,
      'list',
    )}::text as answer
    from session s where $2::integer is not null`,

  'current-events': `with ${held},
    day as (select h.*, v.time_zone, (now() at time zone v.time_zone)::date as today, v.bill_link_enabled,
        ${lastDay('v.declaration_deadline_day')} as last
      from held h join organization_groups v on v.id = h.vendor_id),
    events as (
      ${eventsOf('reply', 't.id desc', `'id', t.id, 'contractId', t.contract_id, 'title', ${excerpt}`)}
      from day d join help_desk_tasks t on t.vendor_id = d.vendor_id and t.contract_id = d.id and t.user_id = d.user_id
      where ${isUnread('t', 'helpDeskTasks')}
      union all
      ${eventsOf('readings', 'd.id', `'id', d.id, 'contractId', d.id, 'until', (date_trunc('month', d.today + case when extract(day from d.today) >= 28 then 4 else 0 end) + (d.last - 1) * interval '1 day')::date`)}
      from day d
      where ${may('declare')} and ${isOpen('d')}
        and (select c.is_active from contracts c where c.vendor_id = d.vendor_id and c.id = d.id)
        and exists (select from meters m where m.vendor_id = d.vendor_id and m.contract_id = d.id and m.is_active
          and m.reading_source = 'resident' and (m.expiry_date is null or m.expiry_date >= d.today)
          and not exists (select from meter_readings r where r.vendor_id = m.vendor_id and r.meter_id = m.id
            and r.window_month >= ${windowMonth('d')}))
      union all
      ${eventsOf('bill', 'i.due_date, i.id', `'id', i.id, 'contractId', d.id, 'until', i.due_date, 'isLate', i.is_late, 'amount', ${money('i.due_cents')}, 'currency', i.currency`)}
      from day d cross join lateral (select (array_agg(i.id order by i.date desc, i.id desc))[1] as id, i.currency,
          min(i.due_date) as due_date, sum(i.due_cents) as due_cents, i.due_date < d.today as is_late
        from invoices i where i.vendor_id = d.vendor_id and i.contract_id = d.id
          and i.type <> 'credit' and i.due_cents > 0 and not i.is_pending
        group by i.currency, is_late) i
      where d.bill_link_enabled and ${may('bills')}
      union all
      ${eventsOf('poll', 'p.ends_on, p.id', `'id', p.id, 'contractId', d.id, 'title', p.title, 'until', p.ends_on`)}
      from day d join poll_participants pp on pp.vendor_id = d.vendor_id and pp.contract_id = d.id
      join polls p on p.vendor_id = pp.vendor_id and p.id = pp.poll_id and p.starts_on <= d.today and p.ends_on >= d.today
      where ${may('vote')} and not exists (select from poll_votes v where v.vendor_id = d.vendor_id and v.poll_id = p.id
        and v.contract_id = d.id and v.withdrawn_at is null)
      union all
      ${eventsOf('work', "m.planned_work ->> 'startsOn', m.id", `'id', m.id, 'contractId', m.contract_id, 'title', m.topic, 'from', m.planned_work ->> 'startsOn', 'until', m.planned_work ->> 'endsOn'`)}
      from (select distinct vendor_id, today from day) d join messages m on m.vendor_id = d.vendor_id and m.type = 'planned_works'
        and (m.planned_work ->> 'endsOn')::date >= d.today and exists (select from held h where h.vendor_id = m.vendor_id
          and (m.contract_id = h.id or (m.contract_id is null and m.organization_id = h.organization_id)))
      union all
      ${eventsOf('offer', 'o.ends_on, o.id', `'id', o.id, 'title', o.title, 'until', o.ends_on`)}
      from (select distinct vendor_id, user_id, today from day) d join offers o on o.vendor_id = d.vendor_id
        and o.starts_on <= d.today and o.ends_on >= d.today
      where ${isUnread('o', 'specialOffers')})
    select json_build_object('data', (select coalesce(json_agg(e.row order by e.kind, e.place), '[]')
      from events e where e.place <= ${limits.currentEvents}))::text as answer
    from session s where $2::integer is not null`,
} as const satisfies Partial<Record<FrequentRead, string>>
