-- The wide picture of the company brands now shows the country of each: /static/scenes/panorama-{brand key}.svg.
update media set url = '/static/scenes/panorama-' || platform.key || '.svg'
from banner join platform on platform.id = banner.platform_id
where media.url = '/static/scenes/panorama-company.svg' and banner.image_id = media.id;
