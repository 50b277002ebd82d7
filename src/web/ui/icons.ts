/** The icons the product draws. Each is one import, so a page carries only what it shows. */
export {
  ArrowLeft,
  ArrowRight,
  ChartNoAxesColumn,
  Check as CheckMark,
  ChevronDown,
  CircleCheck,
  Clock,
  CloudOff,
  Copy,
  Download,
  Ellipsis,
  ListChecks,
  Lock,
  NotebookText,
  Pencil,
  Plus,
  Search,
  Sun,
  Trash2,
  X,
} from 'lucide-react';
export { CircleAlert } from './first-icons.tsx';
