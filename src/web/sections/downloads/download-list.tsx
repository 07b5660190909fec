import { DownloadIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { sectionStrings } from "../elements/sections-strings.ts";
import type { DownloadItem } from "./downloads-view.ts";

const Item = ({ item }: { readonly item: DownloadItem }) => (
  <li className="download">
    <DownloadIcon />
    <div>
      {item.url === null ? (
        item.title
      ) : (
        <Link
          href={item.url}
          download={item.isOwnFile}
          rel={item.host ? "noopener external" : undefined}
          className="strong"
        >
          {item.title}
        </Link>
      )}
      {item.description && <p className="text-s leading-m text-soft">{item.description}</p>}
    </div>
    {(item.details || item.host) && (
      <p className="download-facts figures text-s leading-m text-soft">
        {item.details && <span>{item.details}</span>} {item.host && <span>{sectionStrings.from(item.host)}</span>}
      </p>
    )}
  </li>
);

/** Files with type and size. */
export const DownloadList = ({ items }: { readonly items: readonly DownloadItem[] }) => (
  <ul className="downloads">
    {items.map((item, index) => (
      <Item key={index} item={item} />
    ))}
  </ul>
);
