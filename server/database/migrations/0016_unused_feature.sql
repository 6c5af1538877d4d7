-- Nothing depends on this feature: src/decisions/differences.md.
delete from features where name = 'airship_messages';
