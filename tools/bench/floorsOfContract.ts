import type { FrequentRead } from '../../tests/support/frequentReads.ts'
import { isOpen, lastDay, moment, money, page, session, windowMonth } from './floorParts.ts'

const contract = `${session},
  contract as (
    select uc.user_id, c.id, c.vendor_id, v.time_zone, (now() at time zone v.time_zone)::date as today,
      v.declaration_deadline_day as own_day
    from session s
    join user_contracts uc on uc.user_id = s.user_id and uc.contract_id = $2::integer
    join contracts c on c.vendor_id = uc.vendor_id and c.id = uc.contract_id
    join organization_groups v on v.id = c.vendor_id
    limit 1
  )`

const invoice = `
  'id', i.id, 'number', i.number, 'type', i.type,
  'state', case when i.due_cents = 0 then 'paid' when i.is_pending then 'pending'
    when i.due_date < c.today then 'overdue' else 'unpaid' end,
  'date', i.date, 'period', to_char(i.period, 'YYYY-MM'), 'dueDate', i.due_date, 'amount', ${money('i.amount_cents')},
  'amountDue', ${money('i.due_cents')}, 'currency', i.currency, 'hasFile', true`

const meter = `
  'id', m.id, 'number', m.number, 'type', m.type, 'unit', m.unit, 'objectId', m.object_id, 'expiryDate', m.expiry_date,
  'isExpired', m.expiry_date is not null and m.expiry_date < c.today,
  'latestMeterReading', case when r.id is not null then json_build_object('valueTo', r.value_to::text, 'date', r.date) end,
  'defaultValue', m.default_value::text, 'readingSource', m.reading_source,
  'declared', case when ${isOpen('c')}
      and r.window_month = ${windowMonth('c')}
    then json_build_object('valueTo', r.value_to::text,
      'at', ${moment('r.declared_at')},
      'hasPhoto', exists (select from attached_files f where f.vendor_id = m.vendor_id and f.item = 'reading'
        and f.item_id = r.id and f.user_id = c.user_id)) end`

/** Each selects one text `answer`, or no row without a session or without the contract. */
export const floorsOfContract = {
  'invoices/last': `with ${contract}
    select json_build_object('data', (
      select json_build_object(${invoice}, 'isRead', not exists (
          select from unreads n where n.user_id = c.user_id and n.vendor_id = c.vendor_id and n.contract_id = c.id
            and n.module = 'invoice' and n.item_id = i.id),
        'dueInAll', (select coalesce(json_agg(json_build_object('amount', ${money('d.cents')}, 'currency', d.currency)), '[]')
          from (select o.currency, sum(o.due_cents) as cents from invoices o
            where o.vendor_id = c.vendor_id and o.type <> 'credit' and o.due_cents > 0 and not o.is_pending
              and o.contract_id in (select uc.contract_id from user_contracts uc join roles r on r.id = uc.role_id
                where uc.user_id = c.user_id and uc.vendor_id = c.vendor_id and r.permissions ? 'bills')
            group by o.currency order by o.currency) d))
      from invoices i where i.vendor_id = c.vendor_id and i.contract_id = c.id and i.type <> 'credit'
      order by i.date desc, i.id desc limit 1))::text as answer
    from contract c`,

  invoices: `with ${contract},
    list as materialized (select i.* from contract c join invoices i on i.vendor_id = c.vendor_id and i.contract_id = c.id)
    select ${page(`select json_build_object(${invoice}) as row from list i order by i.date desc, i.id desc`, 'list')}::text as answer
    from contract c`,

  'invoices/months': `with ${contract}
    select json_build_object('data', (select coalesce(json_agg(json_build_object('period', to_char(m.period, 'YYYY-MM'),
        'amount', ${money('m.cents')}, 'currency', m.currency) order by m.period), '[]')
      from (select i.period, i.currency, sum(i.amount_cents) as cents from invoices i
        where i.vendor_id = c.vendor_id and i.contract_id = c.id
        group by i.period, i.currency order by i.period desc limit 24) m))::text as answer
    from contract c`,

  'invoices/history': `with ${contract},
    list as materialized (
      select 'invoice' as kind, i.id, i.date, i.number as reference, to_char(i.period, 'YYYY-MM') as period,
        i.amount_cents, i.currency, null as payer, null as payment
      from contract c join invoices i on i.vendor_id = c.vendor_id and i.contract_id = c.id
      union all
      select 'payment', p.id, p.date, p.reference, null, p.amount_cents, p.currency, p.payer, p.order_reference
      from contract c join payments p on p.vendor_id = c.vendor_id and p.contract_id = c.id)
    select ${page(
      `select json_build_object('kind', l.kind, 'id', l.kind || '-' || l.id, 'date', l.date, 'reference', l.reference,
        'period', l.period, 'amount', ${money('l.amount_cents')}, 'currency', l.currency, 'payer', l.payer,
        'payment', l.payment) as row
      from list l order by l.date desc, l.kind desc, l.id desc`,
      'list',
    )}::text as answer
    from contract c`,

  meters: `with ${contract},
    day as (select c.*, ${lastDay('c.own_day')} as last
      from contract c)
    select json_build_object('data', (select coalesce(json_agg(case when ${isOpen('c')}
        then json_build_object(${meter}, 'recentUses', array(select (u.value_to - u.value_from)::text from meter_readings u
          where u.vendor_id = m.vendor_id and u.meter_id = m.id order by u.window_month desc limit 12))
        else json_build_object(${meter}) end order by m.object_id, m.id), '[]')
      from meters m
      left join lateral (select * from meter_readings r where r.vendor_id = m.vendor_id and r.meter_id = m.id
        order by r.window_month desc limit 1) r on true
      where m.vendor_id = c.vendor_id and m.contract_id = c.id and m.is_active))::text as answer
    from day c`,

  'meters/history': `with ${contract}
    select json_build_object('data', (select coalesce(json_agg(json_build_object('id', r.id, 'meterId', m.id, 'number', m.number,
        'type', m.type, 'unit', m.unit, 'objectId', m.object_id, 'date', r.date, 'valueFrom', r.value_from::text,
        'valueTo', r.value_to::text, 'readingSource', r.reading_source, 'month', to_char(r.window_month, 'YYYY-MM'),
        'difference', (r.value_to - r.value_from)::text, 'hasPhoto', f.id is not null) order by r.date desc, r.id desc), '[]')
      from meters m
      join meter_readings r on r.vendor_id = m.vendor_id and r.meter_id = m.id
      left join attached_files f on f.vendor_id = m.vendor_id and f.item = 'reading' and f.item_id = r.id and f.user_id = c.user_id
      where m.vendor_id = c.vendor_id and m.contract_id = c.id))::text as answer
    from contract c`,

  polls: `with ${contract},
    proxies as materialized (select x.contract_id, x.poll_id, x.signed_on from contract c join poll_proxies x
      on x.vendor_id = c.vendor_id and x.user_id = c.user_id and x.valid_until >= c.today and x.revoked_at is null),
    list as materialized (select p.id, p.title, p.starts_on, p.ends_on, not bool_or(pp.contract_id = c.id) as by_proxy,
        coalesce(bool_and(v.id is not null) filter (where pp.contract_id = c.id), bool_and(v.id is not null)) as voted
      from contract c
      join poll_participants pp on pp.vendor_id = c.vendor_id
        and pp.contract_id = any(array(select contract_id from proxies) || c.id)
      join polls p on p.vendor_id = pp.vendor_id and p.id = pp.poll_id
      left join poll_votes v on v.vendor_id = pp.vendor_id and v.poll_id = p.id and v.contract_id = pp.contract_id
        and v.withdrawn_at is null
      where p.starts_on <= c.today and (pp.contract_id = c.id or exists (select from proxies x
        where x.contract_id = pp.contract_id and (x.poll_id is null or x.poll_id = p.id) and x.signed_on <= p.ends_on))
      group by p.id, p.vendor_id)
    select ${page(
      `select json_build_object('id', p.id, 'title', p.title,
        'state', case when p.ends_on >= c.today then 'active' else 'ended' end, 'startsOn', p.starts_on, 'endsOn', p.ends_on,
        'hasTakenPart', p.voted, 'isByProxyOnly', p.by_proxy,
        'isVoter', exists (select from user_contracts uc join roles r on r.id = uc.role_id where uc.user_id = c.user_id
          and uc.contract_id = c.id and r.permissions ? 'vote' and uc.is_confirmed),
        'isRead', not exists (select from unreads n where n.user_id = c.user_id and n.vendor_id = c.vendor_id
          and n.contract_id = c.id and n.module = 'polls' and n.item_id = p.id)) as row
      from list p order by p.ends_on desc, p.id desc`,
      'list',
    )}::text as answer
    from contract c`,

  'declarations/available': `with ${contract},
    day as (select c.*, o.is_active, ${lastDay('c.own_day')} as last
      from contract c join contracts o on o.vendor_id = c.vendor_id and o.id = c.id)
    select json_build_object('data', json_build_object('available', c.is_active
      and exists (select from user_contracts uc join roles r on r.id = uc.role_id where uc.user_id = c.user_id
        and uc.vendor_id = c.vendor_id and uc.contract_id = c.id and r.permissions ? 'declare')
      and ${isOpen('c')}
      and exists (select from meters m
        where m.vendor_id = c.vendor_id and m.contract_id = c.id and m.is_active and m.reading_source <> 'remote'
          and (m.expiry_date is null or m.expiry_date >= c.today)
          and not exists (select from meter_readings r where r.vendor_id = m.vendor_id and r.meter_id = m.id
            and r.window_month >= ${windowMonth('c')})))
      )::text as answer
    from day c`,
} as const satisfies Partial<Record<FrequentRead, string>>
