-- Complete files that may still end records: each record that is sent asks for them.
create index imports_open on imports (vendor_id, resource) where is_complete and state in ('running', 'needs_confirmation');
