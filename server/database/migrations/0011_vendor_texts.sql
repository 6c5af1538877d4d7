-- Texts of one vendor, by the key of the text that each replaces, e.g. "bills.title".
create table vendor_translations (
  vendor_id integer not null references organization_groups (id) on delete cascade,
  locale char(2) not null,
  key text not null,
  text text not null,
  primary key (vendor_id, locale, key)
);
