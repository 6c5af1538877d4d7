-- The newest reading of a meter: PostgreSQL 18 takes a month between meter and vendor for a hundred searches, and would plan
-- lists of meters at each call.
alter table meter_readings
  drop constraint meter_readings_meter_id_window_month_vendor_id_key,
  add unique (meter_id, vendor_id, window_month);
