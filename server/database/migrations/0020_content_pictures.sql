-- What editors place may have a drawing; it is only ever shown as an image.

alter table content_items add column picture_svg text;
